import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The processes that end with npm when npm has started this one: the parent and, where that is only
 * the shell in which npm runs a script, npm itself. None when it was started by hand.
 */
export function npmAbove() {
  if (!process.env.npm_lifecycle_event) return []
  const parent = process.ppid
  const above = parentOf(parent)
  return above !== undefined && /\bp?npm\b/.test(commandOf(above)) ? [parent, above] : [parent]
}

function parentOf(pid) {
  const text =
    process.platform === 'linux'
      ? // The second field is a name in brackets, and may hold anything.
        (read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? '')
      : ask(['-o', 'ppid=', '-p', String(pid)])
  return Number(text) || undefined
}

const commandOf = pid =>
  process.platform === 'linux'
    ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    : ask(['-o', 'command=', '-p', String(pid)])

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** On Windows there is no `ps`, so only the parent is known. */
function ask(args) {
  try {
    return execFileSync('ps', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
