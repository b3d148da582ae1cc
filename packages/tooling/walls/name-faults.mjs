import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT } from '../run/root.mjs'
import { BANNED_NAMES, HOUSES } from './walls.mjs'

const CODE = /[.](ts|tsx|mjs|css)$/
const HOUSE = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?(.*)$/

/**
 * Files whose names say nothing, rooms that the table does not know, doors where none may be.
 *
 * @param {string[]} files From the root of the repository; all that git knows when left out.
 * @returns {string[]}
 */
export function nameFaults(files = trackedFiles()) {
  return files
    .filter(file => CODE.test(file))
    .flatMap(file => [...bannedNames(file), ...strayRooms(file)])
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

function strayRooms(file) {
  const [, name, room, rest] = HOUSE.exec(file) ?? []
  if (!name || name === 'tooling') return []
  const house = HOUSES[name]
  if (!house) return [`unknown-package: ${file}`]
  const faults = []
  if (room && ![...house.shared, ...house.domains].includes(room))
    faults.push(`unknown-room: ${file}`)
  if (room && /\/index[.]tsx?$/.test(rest)) faults.push(`door-inside-a-room: ${file}`)
  return faults
}
