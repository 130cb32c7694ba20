//go:build !linux

package acp

const mapNoReserve = 0
