package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// objects says which calls make any object that a file or a host describes, and so run what it says: pickle (Python
// 3.13), and what loads by it: dill 0.3, joblib 1.4, Keras 3 (safe_mode), NLTK 3.8, gensim 4, MLflow 2, fastai 2,
// spaCy 3, LangChain 0.3.
var objects = []row{
	{code.Opaque, "", nil, "dill.load_session dill.load_module dill.load_module_asdict dill.Unpickler " +
		"dill.session.load_session cloudpickle.Unpickler ray.cloudpickle.load ray.cloudpickle.loads " +
		"compress_pickle.load compress_pickle.loads hickle.load pickle5.load pickle5.loads " +
		"sklearn.externals.joblib.load statsmodels.api.load statsmodels.iolib.smpickle.load_pickle " +
		"networkx.read_gpickle mlflow.pyfunc.load_model mlflow.sklearn.load_model mlflow.pytorch.load_model " +
		"fastai.learner.load_learner fastai.vision.all.load_learner fastai.text.all.load_learner " +
		"fastai.tabular.all.load_learner load_learner gensim.utils.unpickle gensim.models.Word2Vec.load " +
		"gensim.models.KeyedVectors.load gensim.models.LdaModel.load gensim.models.Doc2Vec.load " +
		"gensim.models.FastText.load gensim.models.TfidfModel.load gensim.corpora.Dictionary.load srsly.pickle_loads " +
		"srsly.cloudpickle_loads pandas.io.pickle.read_pickle torch.package.PackageImporter torch.distributed.rpc.* " +
		"multiprocessing.connection.Client().recv multiprocessing.connection.Listener().accept " +
		"multiprocessing.managers.BaseManager().get_server multiprocessing.managers.BaseManager().connect " +
		"multiprocessing.managers.SyncManager().connect zodbpickle.* ZODB.FileStorage.* ZODB.DB twisted.spread.* " +
		"twisted.persisted.* shelve.Shelf shelve.BsdDbShelf shelve.DbfilenameShelf jsonpickle.loads " +
		"jsonpickle.unpickler.* yaml.UnsafeLoader spacy.util.load_model_from_init_py tensorflow.load_op_library " +
		"tf.load_op_library keras.config.enable_unsafe_deserialization torch.serialization.add_safe_globals"},
	{call.None, "", unpickles("safe_mode", true), "keras.models.load_model keras.saving.load_model " +
		"tensorflow.keras.models.load_model tf.keras.models.load_model keras.saving.deserialize_keras_object"},
	{call.None, "", unpickles("allow_dangerous_deserialization", false), "?.load_local"},
	{code.Network, "", reachesManager, "multiprocessing.managers.BaseManager multiprocessing.managers.SyncManager"},
	{call.None, "", fetchesObject, "nltk.data.load nltk.data.find pooch.retrieve ultralytics.YOLO"},
}

// reachesManager handles BaseManager((host, port)), whose host answers with pickles.
func reachesManager(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "address")
	if v.Kind == value.List && len(v.List.Items) > 0 {
		r.Host(c.Name, v.List.Items[0])
	} else if ok {
		r.Host(c.Name, v)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// fetchesObject handles nltk.data.load(path or URL), which makes the object of a pickle.
func fetchesObject(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "resource_url")
	v.Each(func(v value.Value) {
		pickled := hasEnding(v.Text, ".pickle", ".pkl", ".pt", ".pth", ".bin", ".joblib")
		if v.IsText() && (pickled || call.IsRemote(v.Text)) {
			if call.IsRemote(v.Text) {
				r.Emit(code.Network, c.Name, v)
			}
			r.Opaque(c.Name, c.Line)
		}
	})
	return value.Named(r.Canonical(c.Name + "()"))
}
