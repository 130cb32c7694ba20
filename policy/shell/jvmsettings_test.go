package shell_test

import "testing"

// TestOptionsOfTheMachineByProperties: properties of Maven's plugins, and settings of this session, hold options of a
// Java machine, some of which write over a file.
func TestOptionsOfTheMachineByProperties(t *testing.T) {
	checkLines(t, `
		medium..high EXEC_ARBITRARY | mvn test -Dmaven.surefire.debug=-Xlog:all:file=notes.txt::filecount=0
		medium..high EXEC_ARBITRARY | mvn verify -Dmaven.failsafe.debug=-javaagent:x.jar
		medium EXEC_ARBITRARY | echo -XX:HeapDumpPath=notes.txt > jvm.config && mvn validate
		medium EXEC_ARBITRARY | echo -XX:ArchiveClassesAtExit=notes.txt > .jvmopts && sbt compile
		medium | mvn test -Dmaven.surefire.debug
		medium | mvn test -Dtest=FooTest`)
}
