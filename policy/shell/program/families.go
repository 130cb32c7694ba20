package program

import "iter"

// family is the tables of programs of one kind, most of them a file each.
type family [][]Entry

// The families of what comes with a system. A table that is added to a file is
// named here, or below, too.
var (
	// The GNU core utilities and their like (coreutils 9.5 manual; the same names on
	// macOS and BusyBox take fewer options).
	coreTools = family{
		lineReaders, byteReaders, fileFacts, wordTools, systemFacts, pagers, fileMakers, fileChangers,
	}

	textTools  = family{text, finders, archives}
	shellTools = family{shellBuiltins, wrappers, starters, debuggers}
	gitTools   = family{gitItself, otherVersions}

	// The running system. Showing it is low, changing it is not. What packages are
	// installed is local knowledge; installing one runs scripts as another user.
	serviceTools = family{
		systemd, services, webServers, kernelTools, machineFacts, desktopTools, firewalls, interfaces,
		debianPackages, rpmPackages, brew, nixPackages, otherPackages,
	}

	// Who may log in is an account; a private key or a password that is printed is a
	// secret.
	accountTools = family{users, keyPrograms, openssl, certificates, vaults, secretScanners}

	// What is written here is whole disks, with nothing left to undo.
	diskTools = family{partitions, drives, volumes, diskImages}

	// Programs that only macOS has (manual pages of macOS 14).
	macOSTools = family{macTools, macSystem, xcodeTools, macFiles}
)

// The families of languages and builds.
var (
	interpreterTools = family{interpreters, pythonItself, nodeItself}

	// Settings of the checkers and builders are often code of the project, which makes
	// even a check medium.
	nodeTools = family{npm, yarn, nodeManagers, nodeCheckers, nodeBuilders, nodeRunners, nodeReleases}

	// Test runners load conftest.py even for --help, so their help is not low.
	pythonTools = family{
		pip, uv, conda, pythonManagers, pythonTests, pythonCheckers, pythonSites, pythonPublishers,
	}

	otherLanguages = family{
		goCommand, goPrograms, rustTools, javaItself, jvmBuilds, rubyTools, rubyPrograms, phpTools,
		dotnetTools, swiftTools, dartTools, beamTools, functionalTools, smallLanguages,
	}

	// Runners of builds and tasks, compilers and binary tools, linters and formatters
	// that belong to no one language.
	buildTools = family{
		buildRunners, buildGenerators, codeGenerators, nativePackages, compilers, binaryTools, buildCheckers,
	}
)

// The families of what reaches others, and of all else.
var (
	// What a host sends is a download; what goes to it from this machine is data that
	// leaves.
	netTools = family{fetchers, remoteShells, transfers, connections, tunnels}

	containerTools = family{docker, imageTools, kubectl, helm, clusterTools, kubernetesTools, machineTools}

	cloudTools = family{
		awsTools, gcloudTools, providers, infrastructureTools, terraform, hostingTools, deployers,
	}

	forgeTools = family{github, gitlab, otherForges, stackTools}

	// A database usually is on another host, or is a server that others use too, so
	// speaking to one is NETWORK_RISK also where it is on this machine.
	databaseTools = family{sqlServers, dataStores, tableTools, migrations}

	pipelines = family{pipelineTools}

	mediaTools = family{
		filmTools, pictureTools, documentTools, pdfTools, typesetters, tableReaders, structuredReaders,
		ornaments, drawers,
	}

	moneyTools = family{paymentTools, mailTools, messageTools}

	// Coding agents and what helps them, whose words are mostly text for people (the
	// role note), and viewers that are no part of the core utilities.
	workbench = family{agentTools, workTools, beads, browsers, viewers, textViewers}
)

// families are all of them.
var families = []family{
	coreTools, textTools, shellTools, gitTools, serviceTools, accountTools, diskTools, macOSTools,
	interpreterTools, nodeTools, pythonTools, otherLanguages, buildTools,
	netTools, containerTools, cloudTools, forgeTools, databaseTools, pipelines, mediaTools, moneyTools, workbench,
}

// systemFamilies hold the programs that come with the system.
var systemFamilies = []family{
	coreTools, textTools, shellTools, gitTools, serviceTools, accountTools, diskTools, macOSTools,
}

// loaders are the families of programs that load plugins, settings and code of the
// workspace.
var loaders = []family{
	nodeTools, pythonTools, otherLanguages, buildTools, pipelines, cloudTools, containerTools, mediaTools,
}

// each goes through the entries of some families.
func each(some []family) iter.Seq[*Entry] {
	return func(yield func(*Entry) bool) {
		for _, tables := range some {
			for _, table := range tables {
				for i := range table {
					if !yield(&table[i]) {
						return
					}
				}
			}
		}
	}
}
