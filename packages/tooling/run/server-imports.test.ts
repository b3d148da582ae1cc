import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { publishedFolders } from '../packed/pack-all.mjs'
import { ROOT } from './root.mjs'
import { failingEntries } from './server-imports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sixpence-entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'good.js': 'export const here = () => typeof window',
  'good.cjs': 'exports.here = () => typeof window',
  'reads.js': 'export const width = window.innerWidth',
  'looks.cjs': "exports.isBrowser = typeof document !== 'undefined'",
  'library.js': "export * from 'library'",
}

function aPackage(exports: object) {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/library'), { recursive: true })
  for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, 'dist', name), code)
  const library = { name: 'library', type: 'module', exports: './index.js' }
  writeFileSync(join(folder, 'node_modules/library/package.json'), JSON.stringify(library))
  writeFileSync(
    join(folder, 'node_modules/library/index.js'),
    "export const isBrowser = typeof window !== 'undefined'",
  )
  const manifest = { name: 'package', type: 'module', exports }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
}

interface Manifest {
  name: string
  scripts: Record<string, string>
}

// Our own packages.
const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

const entry = (name: string) => ({ import: { default: `./dist/${name}.js` } })

describe('failingEntries', () => {
  it('lets through what asks for a window later, and what a library looks for', async () => {
    const both = { ...entry('good'), require: { default: './dist/good.cjs' } }
    aPackage({ '.': both, './library': entry('library'), './styles.css': './styles.css' })
    expect(await failingEntries(folder)).toEqual([])
  })

  it('names an entry point that reads something of a browser, by import and by require', async () => {
    const looks = { require: { default: './dist/looks.cjs' } }
    aPackage({ '.': entry('good'), './reads': entry('reads'), './looks': looks })
    const failing = await failingEntries(folder)
    expect(failing.map(({ entry, way, because }) => `${way} ${entry}: ${because}`)).toEqual([
      'import package/reads: ReferenceError: window is read while it is imported',
      'require package/looks: ReferenceError: document is read while it is imported',
    ])
  })

  it('names an entry point that leads nowhere', async () => {
    aPackage({ './gone': entry('gone') })
    expect(await failingEntries(folder)).toMatchObject([{ entry: 'package/gone' }])
  })
})

describe('the published packages', () => {
  const packages = publishedFolders().map(folder => readManifest(`${ROOT}/${folder}/package.json`))

  it.each(packages)('$name has its entry points checked once it is built', ({ scripts }) => {
    expect(scripts['check:package']).toContain('check-server-imports.mjs')
  })
})
