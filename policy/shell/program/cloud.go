package program

// cloudTools: aws, gcloud, az, terraform, vercel, heroku …
var cloudTools = []Entry{}
