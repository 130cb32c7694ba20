package stream

func widen(int) {}

const terminalsUnblock = false // it was never tried
