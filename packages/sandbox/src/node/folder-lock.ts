import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startHeartbeat } from './heartbeat.ts'
import { livenessOf, ownIdentity } from './process-identity.ts'

/** A folder that one process holds, even among containers and machines that share it. */
export interface FolderLock {
  /** False once another process has taken it over, because this one was suspended for seconds. */
  readonly isHeld: () => boolean
  readonly release: () => Promise<void>
}

export interface LockTiming {
  readonly beatMs: number
  /** The time without a heartbeat after which a process that can't be looked up counts as ended. */
  readonly watchMs: number
  /** The time that others may take to decide. */
  readonly timeoutMs: number
}

const TIMING: LockTiming = { beatMs: 1000, watchMs: 5000, timeoutMs: 15_000 }
const NAME = /^lock-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const HELD = '\nheld'

/**
 * Locks a folder. Each claimant leaves a file under a name of its own before looking for others'
 * files, so that of two at least one sees the other. Deletes files of ended processes, which is
 * safe because no name is used twice.
 *
 * @throws {Error} Naming the process that holds it.
 */
export async function lockFolder(folder: string, timing = TIMING): Promise<FolderLock> {
  const name = `lock-${randomUUID()}`
  const file = join(folder, name)
  const identity = JSON.stringify(ownIdentity())
  writeFileSync(file, identity, { flag: 'wx' })
  const heartbeat = await startHeartbeat(file, timing.beatMs)
  const release = async () => {
    rmSync(file, { force: true })
    await heartbeat.stop()
  }
  try {
    await outlast(folder, name, timing)
    writeFileSync(file, identity + HELD, { flag: 'r+' })
  } catch (cause) {
    await release()
    throw cause
  }
  return { isHeld: () => existsSync(file), release }
}

/**
 * Waits until no other process claims the folder. Throws if one holds it, has a smaller name, or
 * doesn't give way in time.
 */
async function outlast(folder: string, own: string, timing: LockTiming): Promise<void> {
  const until = performance.now() + timing.timeoutMs
  for (;;) {
    const rivals = await livingRivals(folder, own, timing)
    if (rivals.length === 0) return
    const winner = rivals.find(({ isHeld, name }) => isHeld || name < own)
    const waited = performance.now() > until ? rivals[0] : undefined
    const inTheWay = winner ?? waited
    if (inTheWay) throw new Error(inUseText(folder, inTheWay))
    await wait(50)
  }
}

interface Rival {
  readonly name: string
  readonly pid: number | undefined
  readonly isHere: boolean
  readonly isHeld: boolean
}

async function livingRivals(folder: string, own: string, timing: LockTiming): Promise<Rival[]> {
  const names = readdirSync(folder).filter(name => NAME.test(name) && name !== own)
  const rivals = await Promise.all(names.map(name => livingRival(folder, name, timing)))
  return rivals.filter(rival => rival !== undefined)
}

const identitySchema = z.object({
  pid: z.number(),
  system: z.string(),
  startedAt: z.string(),
})

async function livingRival(
  folder: string,
  name: string,
  { watchMs }: LockTiming,
): Promise<Rival | undefined> {
  const file = join(folder, name)
  const { identity, isHeld } = readLock(file)
  const known = identity ? livenessOf(identity) : 'unknown'
  const isAlive = known === 'unknown' ? await beats(file, watchMs) : known === 'alive'
  if (isAlive) return { name, pid: identity?.pid, isHere: known === 'alive', isHeld }
  rmSync(file, { force: true })
  return undefined
}

function readLock(file: string) {
  const text = textOf(file)
  const [first = ''] = text.split('\n', 1)
  return { identity: identityIn(first), isHeld: text.endsWith(HELD) }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Deleted in the meantime: the heartbeat will show it.
    return ''
  }
}

function identityIn(text: string) {
  try {
    return z.safeParse(identitySchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function beats(file: string, watchMs: number): Promise<boolean> {
  const first = lastBeat(file)
  const until = performance.now() + watchMs
  while (performance.now() < until) {
    await wait(Math.min(100, watchMs / 10))
    const last = lastBeat(file)
    if (last === undefined) return false
    if (last !== first) return true
  }
  return false
}

const lastBeat = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

function inUseText(folder: string, { pid, isHere }: Rival): string {
  const who = pid === undefined ? 'another process' : `the process ${pid}`
  const where = isHere ? '' : ', perhaps in another container or on another machine'
  return (
    `The data folder ${folder} is in use by ${who}${where}. Stop that one first, or give this ` +
    'one another folder.'
  )
}
