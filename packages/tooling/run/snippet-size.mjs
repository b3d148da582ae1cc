import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestIn } from '../packed/pack-all.mjs'
import { readmeSnippets } from '../packed/readme-snippets.mjs'
import { writeSnippets } from '../packed/snippet-project.mjs'
import { RUNS } from '../packed/snippet-runs.mjs'
import { bundleSize } from './bundle-size.mjs'
import { ROOT } from './root.mjs'

/** A page with a sandbox in it is its developer's own, and weighs what a database does. */
const IN_NO_BANK = 'packages/sandbox'

/**
 * Measures what each page of the READMEs loads, from the built packages and without React.
 *
 * @returns {Promise<{ what: string; bytes: number; laterBytes: number }[]>}
 */
export function snippetSizes() {
  const pages = Object.entries(RUNS)
    .filter(([folder]) => folder !== IN_NO_BANK)
    .flatMap(([folder, runs]) => {
      const files = Object.keys(runs).filter(file => runs[file].by === 'page')
      return files.length === 0 ? [] : pagesOf(folder, files)
    })
  return Promise.all(pages)
}

function pagesOf(folder, files) {
  const project = join(ROOT, 'node_modules/.cache/sixpence-snippets', folder)
  rmSync(project, { recursive: true, force: true })
  const { snippets } = readmeSnippets(readFileSync(join(ROOT, folder, 'README.md'), 'utf8'))
  writeSnippets(project, snippets, code => code)
  const { name } = manifestIn(folder)
  linkPackage(project, { folder, name })
  return files.map(async file => ({
    what: `README of ${name}, ${file}`,
    ...(await bundleSize(folder, `export * from '${join(project, file)}'`, { isBuilt: true })),
  }))
}

/** The others are found above; its own name is not known outside of the package. */
function linkPackage(project, { folder, name }) {
  const link = join(project, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(ROOT, folder), link)
}
