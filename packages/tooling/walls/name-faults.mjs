import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT } from '../run/root.mjs'
import { PACKAGES } from './walls.mjs'

/** Names that say nothing about a file's content. */
const BANNED_NAMES = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'shared',
  'types',
  'constants',
  'interfaces',
  'manager',
  'handler',
]

const CODE = /[.](ts|tsx|mjs|css)$/
const SOURCE = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?(.*)$/

/**
 * Files whose names say nothing, folders that the table does not know, an index where none may be.
 *
 * @param {string[]} files From the root of the repository; all that git knows when left out.
 * @returns {string[]}
 */
export function nameFaults(files = trackedFiles()) {
  return files
    .filter(file => CODE.test(file))
    .flatMap(file => [...bannedNames(file), ...strayFolders(file)])
}

/**
 * Also the files not yet committed, but neither those that git ignores nor those just deleted.
 *
 * @returns {string[]}
 */
export function trackedFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n')
  return files.filter(file => file !== '' && existsSync(`${ROOT}/${file}`))
}

function bannedNames(file) {
  const words = file.split('/').map(part => part.split('.')[0] ?? '')
  return words
    .filter(word => BANNED_NAMES.includes(word))
    .map(word => `banned-name: ${file} (${word})`)
}

function strayFolders(file) {
  const [, name, folder, rest] = SOURCE.exec(file) ?? []
  if (!name || name === 'tooling') return []
  const found = PACKAGES[name]
  if (!found) return [`unknown-package: ${file}`]
  const faults = []
  if (folder && ![...found.shared, ...found.domains].includes(folder))
    faults.push(`unknown-folder: ${file}`)
  if (folder && /\/index[.]tsx?$/.test(rest)) faults.push(`nested-index: ${file}`)
  return faults
}
