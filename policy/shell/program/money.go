package program

// moneyTools: stripe, bitcoin-cli … and mail, sendmail, swaks, twilio
var moneyTools = []Entry{}
