import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies a process, also against a later one that got the same process id. */
export interface ProcessIdentity {
  readonly pid: number
  /** The scope of the process id: one boot of one machine and, on Linux, one pid namespace. */
  readonly system: string
  /** The start time in the system's format; empty if the system doesn't provide it. */
  readonly startedAt: string
}

/** Returns the identity of this process. */
export const ownIdentity = (): ProcessIdentity => identityOf(process.pid)

/** Returns the identity of the process that has an id now, on this system. */
export function identityOf(pid: number): ProcessIdentity {
  return { pid, system: systemName(), startedAt: startOf(pid) }
}

/** Checks if a process runs; `unknown` if its id is from another system. */
export function livenessOf(of: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (of.system !== systemName()) return 'unknown'
  if (!isRunning(of.pid)) return 'dead'
  const startedAt = startOf(of.pid)
  if (startedAt === '' || of.startedAt === '') return 'unknown'
  return startedAt === of.startedAt ? 'alive' : 'dead'
}

function systemName(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') return startInProc(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (process.platform === 'win32') return ''
    return startFromPs(pid)
  } catch {
    return ''
  }
}

/**
 * Returns the start time in ticks since the machine started: field 22. The second field is a name
 * and may hold anything.
 */
function startInProc(stat: string): string {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie: it has ended, and its parent has not read the exit status yet.
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
}

const startFromPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: the process runs, and belongs to another user.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
