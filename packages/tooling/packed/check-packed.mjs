// `pnpm check:packed`: tests the packages as installed. Packs the builds, checks the tarballs, and
// runs every snippet of their READMEs against them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../run/root.mjs'
import { deadImports } from './dead-imports.mjs'
import { manifestIn, packAll } from './pack-all.mjs'
import { readmeSnippets } from './readme-snippets.mjs'
import { browserFaults } from './run-in-browser.mjs'
import { nodeFaults, startBank } from './run-in-node.mjs'
import { linkDependencies, typeFaults, writeSnippets } from './snippet-project.mjs'
import { bankPages, RUNS } from './snippet-runs.mjs'
import { tarballFaults } from './tarball-faults.mjs'

/** In bytes, with some reserve. Raise a limit only on purpose. */
const MAX_BYTES = {
  protocol: 600_000,
  sandbox: 2_700_000,
  react: 1_100_000,
  locales: 1_150_000,
  core: 450_000,
}
/** They read input from strangers, so they pin the exact versions that were tested. */
const PINNED = ['packages/protocol', 'packages/sandbox']
const repository = manifestIn('.').homepage.replace('#readme', '')

const root = mkdtempSync(join(tmpdir(), 'sixpence-packed-'))
const modules = join(root, 'node_modules')
try {
  const packages = packAll(modules, join(root, 'tarballs'))
  const faults = [...packages.flatMap(inTarball), ...wouldPublish()]
  linkDependencies(packages, modules)
  faults.push(...(await inSnippets(packages)))
  for (const fault of faults) console.error(`✖ ${fault}`)
  if (faults.length === 0)
    console.log(`${packages.length} packages can be used as they are packed.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(root, { recursive: true, force: true })
}

function inTarball({ folder, name, tarball, installed, files }) {
  const read = file => readFileSync(join(installed, file), 'utf8')
  const contents = {
    files,
    manifest: JSON.parse(read('package.json')),
    readme: files.includes('README.md') ? read('README.md') : '',
    bytes: statSync(tarball).size,
  }
  const maxBytes = MAX_BYTES[name.split('/')[1]] ?? 250_000
  return [
    ...tarballFaults(contents, { repository, folder, maxBytes, isPinned: PINNED.includes(folder) }),
    ...unmarkedModules(contents.manifest, read),
    ...deadImports(files, read),
  ].map(fault => `${name} ${fault}`)
}

/**
 * Returns the modules of a React package that a server with server components would mistake for its
 * own.
 */
function unmarkedModules({ exports, peerDependencies = {} }, read) {
  if (!peerDependencies.react) return []
  return Object.values(exports)
    .flatMap(entry => [entry.import?.default, entry.require?.default])
    .filter(file => file && !read(file).startsWith("'use client'"))
    .map(file => `does not mark ${file} by 'use client'`)
}

/** Runs all steps of publishing except the last. */
function wouldPublish() {
  try {
    const args = ['publish', '-r', '--dry-run', '--no-git-checks']
    execFileSync('pnpm', args, { cwd: ROOT, stdio: 'pipe', encoding: 'utf8' })
    return []
  } catch (error) {
    return [`pnpm publish --dry-run: ${error.stdout}${error.stderr}`]
  }
}

async function inSnippets(packages) {
  const bank = await startBank(modules, root)
  try {
    const readmes = [{ folder: '.', installed: ROOT, name: 'sixpence' }, ...packages]
    const projects = readmes.map(readme => projectOf(readme, bank))
    const faults = projects.flatMap(({ name, project, snippets, faults: known }) =>
      [...known, ...typeFaults(project, snippets)].map(fault => `README of ${name}: ${fault}`),
    )
    const runs = projects.flatMap(runsOf)
    for (const run of runs.filter(({ by }) => by === 'node'))
      faults.push(...(await nodeFaults(run)))
    const pages = runs.filter(({ by }) => by === 'page' || by === 'html')
    return [
      ...faults,
      ...(await browserFaults(
        root,
        pages.map(run => asPage(run, bank)),
      )),
    ]
  } finally {
    await bank.stop()
  }
}

function projectOf({ folder, installed, name }, { replace }) {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8')
  const { snippets, faults } = readmeSnippets(readme)
  const project = join(root, folder.replace(/^.*[/.]/, 'of-') || 'of-root')
  writeSnippets(project, snippets, replace)
  const known = Object.keys(RUNS[folder] ?? {})
  const files = snippets.map(({ file }) => file)
  return {
    folder,
    name,
    project,
    snippets,
    faults: [
      ...faults,
      ...files.filter(file => !known.includes(file)).map(file => `nothing runs ${file}`),
      ...known.filter(file => !files.includes(file)).map(file => `${file} is gone`),
    ],
  }
}

function runsOf({ folder, name, project, snippets }) {
  return snippets.map(({ file }) => ({ name, project, file, ...RUNS[folder]?.[file] }))
}

/** A module that exports a component is shown by one that does not belong to the README. */
function asPage({ by, name, project, file, expectOn }, bank) {
  const base = { name: `${name}, ${file}`, project, expectOn: page => expectOn(page, bank) }
  if (by === 'html') return { ...base, html: join(project, file), ...bankPages(modules) }
  if (!/^export default function/m.test(readFileSync(join(project, file), 'utf8')))
    return { ...base, entry: file }
  const entry = 'src/show.jsx'
  writeFileSync(
    join(project, entry),
    `import { createRoot } from 'react-dom/client'
import Shown from './${file.slice('src/'.length)}'
createRoot(document.body.appendChild(document.createElement('div'))).render(<Shown />)
`,
  )
  return { ...base, entry }
}
