import { execFileSync } from 'node:child_process'
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../run/root.mjs'
import { manifestIn } from './pack-all.mjs'

const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc')
const FOR_TYPES = ['@types/node', '@types/react', '@types/react-dom', 'vite']

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node', 'vite/client'],
  },
}

/**
 * Links the dependencies of the packages next to them, as an installation would: a package only
 * finds those in its own package.json. They come from this repository, so nothing is downloaded.
 */
export function linkDependencies(packages, modules) {
  for (const { folder } of packages) {
    const { dependencies = {}, peerDependencies = {} } = manifestIn(folder)
    for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
      if (!name.startsWith('@sixpence/')) link(join(ROOT, folder, 'node_modules', name), name)
  }
  for (const name of FOR_TYPES) link(join(ROOT, 'node_modules', name), name)

  function link(from, name) {
    const to = join(modules, name)
    mkdirSync(dirname(to), { recursive: true })
    try {
      symlinkSync(realpathSync(from), to)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/** Writes the snippets of one README under their file names. */
export function writeSnippets(project, snippets, replace) {
  for (const { file, code } of snippets) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), replace(code))
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG))
}

/** Returns the compiler's errors in all snippets of a README; empty if they fit the packages' types. */
export function typeFaults(project, snippets) {
  if (!snippets.some(({ file }) => /[.]tsx?$/.test(file))) return []
  try {
    execFileSync(process.execPath, [COMPILER, '-p', project], { cwd: project, encoding: 'utf8' })
    return []
  } catch (error) {
    return [String(error.stdout).trim()]
  }
}
