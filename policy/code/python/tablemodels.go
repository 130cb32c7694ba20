package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// models says what libraries of models and data sets fetch, and what neighbours of theirs keep elsewhere:
// transformers 4, datasets 3, huggingface_hub 0.30, diffusers 0.31, sentence-transformers 3, timm 1, ultralytics
// 8, whisper 20240930, faster-whisper 1, torchvision 0.20, Keras 3, TensorFlow Datasets 4, gensim 4, spaCy 3,
// seaborn 0.13, statsmodels 0.14, MLflow 2, PySpark 3.5, bokeh 3, pyvis 0.3, graphviz 0.20, conda 24.
var models = []row{
	{code.Fetches, "0=pretrained_model_name_or_path", fetches, "?.from_pretrained ?.from_single_file " +
		"transformers.pipeline huggingface_hub.snapshot_download huggingface_hub.hf_hub_download " +
		"huggingface_hub.hf_hub_url huggingface_hub.from_pretrained_keras huggingface_hub.from_pretrained_fastai " +
		"sentence_transformers.SentenceTransformer sentence_transformers.CrossEncoder " +
		"sentence_transformers.SparseEncoder whisper.load_model faster_whisper.WhisperModel whisperx.load_model " +
		"ultralytics.RTDETR ultralytics.SAM open_clip.create_model " +
		"open_clip.create_model_and_transforms clip.load flair.models.SequenceTagger.load " +
		"flair.models.TextClassifier.load keybert.KeyBERT vllm.LLM tiktoken.get_encoding " +
		"tiktoken.encoding_for_model"},
	{code.Fetches, "0=path", fetchesData, "datasets.load_dataset datasets.load_dataset_builder " +
		"datasets.get_dataset_config_names datasets.get_dataset_split_names"},
	{code.Fetches, "0=name", fetches, "seaborn.load_dataset"},
	{code.Network, "", nil, "huggingface_hub.list_models huggingface_hub.list_datasets huggingface_hub.model_info " +
		"huggingface_hub.dataset_info huggingface_hub.list_repo_files huggingface_hub.InferenceClient().* " +
		"seaborn.get_dataset_names gensim.downloader.load gensim.downloader.info " +
		"statsmodels.datasets.get_rdataset datasets.get_rdataset tensorflow_datasets.load tensorflow_hub.load " +
		"tensorflow_hub.KerasLayer keras.datasets.mnist.load_data keras.datasets.fashion_mnist.load_data " +
		"keras.datasets.cifar10.load_data keras.datasets.cifar100.load_data keras.datasets.imdb.load_data " +
		"keras.datasets.reuters.load_data keras.datasets.boston_housing.load_data " +
		"keras.datasets.california_housing.load_data easyocr.Reader stanza.Pipeline paddleocr.PaddleOCR " +
		"yfinance.Ticker().* yfinance.Tickers().* pandas_datareader.* wikipedia.* wikipediaapi.* arxiv.* praw.* " +
		"googlemaps.* osmnx.* ee.Initialize cdsapi.* earthaccess.* speedtest.* pytube.* pytrends.* cohere.* " +
		"mistralai.* replicate.* litellm.* google.generativeai.* google.genai.* together.* groq.* ?.to_gbq ?.read_gbq"},
	{code.Network, "", fetchesWhere("download"), "torchvision.datasets.* torchaudio.datasets.* torchtext.datasets.* " +
		"torch_geometric.datasets.*"},
	{code.Network, "", fetchesWhere("pretrained", "weights"), "torchvision.models.* torchvision.models.detection.* " +
		"torchvision.models.segmentation.* torchvision.models.video.* timm.create_model torchaudio.pipelines.*"},
	{code.Network, "1=weights", fetchesWeights, "keras.applications.* tensorflow.keras.applications.*"},
	{code.Runs, "", commandLine(false, "spacy", "download"), "spacy.cli.download spacy.cli.download.download"},
	{code.Runs, "", commandLine(false, "conda"), "conda.cli.python_api.run_command conda.cli.main.main conda.cli.main"},

	{call.None, "", library.Client, "mlflow.set_tracking_uri mlflow.set_registry_uri mlflow.MlflowClient " +
		"mlflow.tracking.MlflowClient mlflow.client.MlflowClient"},
	{code.Network, "", nil, "clearml.* git.Repo().submodule_update pygit2.Repository().remotes[].push " +
		"pygit2.Repository().remotes[].fetch git.Repo().remotes[].* torch.utils.model_zoo.load_url"},
	{code.Deletes, "", nil, "git.Head.delete git.TagReference.delete git.Reference.delete git.RemoteReference.delete"},

	{call.None, "", nextOf, "next"},
	{call.None, "", sparkMode, "?.mode"},
	{call.None, "", stillOverwrites, "pyspark.overwriting.option pyspark.overwriting.options " +
		"pyspark.overwriting.format pyspark.overwriting.partitionBy pyspark.overwriting.bucketBy " +
		"pyspark.overwriting.sortBy pyspark.overwriting.mode"},
	{code.Deletes, "0=path", replaces, "pyspark.overwriting.parquet pyspark.overwriting.csv pyspark.overwriting.json " +
		"pyspark.overwriting.orc pyspark.overwriting.text pyspark.overwriting.xml pyspark.overwriting.save"},
	{code.Empties, "", library.Empties, "pyspark.overwriting.saveAsTable pyspark.overwriting.insertInto " +
		"pyspark.overwriting.jdbc"},
	{call.None, "0=path", sparkWrites, "?.parquet ?.orc write.csv write.json write.text write.save"},

	{call.None, "0=filename", library.Saves, "bokeh.io.output_file bokeh.plotting.output_file " +
		"pyvis.network.Network().show pyvis.network.Network().write_html pyvis.network.Network().save_graph " +
		"plotly.offline.plot plotly.io.write_html bokeh.io.export_png bokeh.io.export_svg"},
	{call.None, "0=filename", renders, "graphviz.Digraph().render graphviz.Graph().render graphviz.Source().render " +
		"graphviz.Digraph().view graphviz.Graph().view graphviz.Source().view graphviz.Source.from_file().render"},
	{call.None, "0=filename", library.Saves, "fastparquet.write"},
}
