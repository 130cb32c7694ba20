package program

// otherLanguages: gem, bundle, rake, composer, dotnet, swift, mix, dart …
var otherLanguages = []Entry{}
