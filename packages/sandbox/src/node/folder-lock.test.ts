import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { identityOf, ownIdentity, type ProcessIdentity } from './process-identity.ts'

const TIMING = { beatMs: 50, watchMs: 600, timeoutMs: 5000 }

let folder: string
const intervals: ReturnType<typeof setInterval>[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sixpence-lock-'))
})

afterEach(() => {
  for (const interval of intervals.splice(0)) clearInterval(interval)
  rmSync(folder, { recursive: true, force: true })
})

const locks = () => readdirSync(folder)

/** Leaves the lock of a process that claims the folder. */
function lockOf(identity: Partial<ProcessIdentity> | string): string {
  const file = join(folder, `lock-${crypto.randomUUID()}`)
  const text =
    typeof identity === 'string' ? identity : JSON.stringify({ ...ownIdentity(), ...identity })
  writeFileSync(file, `${text}\nheld`)
  return file
}

function keepBeating(file: string): void {
  const beat = () => utimesSync(file, new Date(), new Date())
  intervals.push(setInterval(beat, TIMING.beatMs))
}

describe('lockFolder', () => {
  it('lets one in at a time and names it', async () => {
    const held = await lockFolder(folder, TIMING)
    await expect(lockFolder(folder, TIMING)).rejects.toThrow(`by the process ${process.pid}.`)
    expect(held.isHeld()).toBe(true)
    await held.release()
    expect(locks()).toEqual([])
    await (await lockFolder(folder, TIMING)).release()
  })

  it.each([
    ['a process that has ended', { pid: 2 ** 22 - 3 }],
    ['an earlier process of the same number', { startedAt: 'earlier' }],
    ['another process that has got its number', { pid: process.ppid, startedAt: 'earlier' }],
    ['the first process of a container that is gone', { pid: 1, system: 'elsewhere' }],
  ])('takes over from %s', async (_which, identity) => {
    lockOf(identity)
    const held = await lockFolder(folder, TIMING)
    expect(locks()).toHaveLength(1)
    await held.release()
  })

  it.each(['', 'no JSON', '{}', '[1]'])('takes over a lock that holds %j', async text => {
    lockOf(text)
    await (await lockFolder(folder, TIMING)).release()
    expect(locks()).toEqual([])
  })

  it.each([
    [{ pid: 1, system: 'elsewhere' }, 'by the process 1, perhaps in another container'],
    ['no JSON', 'by another process'],
  ])('leaves the folder to whoever still beats: %j', async (identity, message) => {
    keepBeating(lockOf(identity))
    await expect(lockFolder(folder, TIMING)).rejects.toThrow(message)
    expect(locks()).toHaveLength(1)
  })

  it('shows that it lives to those who cannot look it up', async () => {
    const held = await lockFolder(folder, TIMING)
    const [name = ''] = locks()
    const file = join(folder, name)
    writeFileSync(file, `${JSON.stringify({ ...ownIdentity(), system: 'elsewhere' })}\nheld`)
    await expect(lockFolder(folder, TIMING)).rejects.toThrow('in use by the process')
    await held.release()
  })

  it('leaves the folder to a process that is suspended', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await new Promise(resolve => other.once('spawn', resolve))
    other.kill('SIGSTOP')
    lockOf(identityOf(other.pid ?? 0))
    await expect(lockFolder(folder, TIMING)).rejects.toThrow(`by the process ${other.pid}.`)
    other.kill('SIGKILL')
    await new Promise(resolve => other.once('exit', resolve))
    await (await lockFolder(folder, TIMING)).release()
  })

  it('lets one of many in that come at once upon a stale lock', async () => {
    for (let round = 0; round < 5; round += 1) {
      lockOf({ pid: 2 ** 22 - 3 })
      const asked = Array.from({ length: 4 }, () => lockFolder(folder, TIMING))
      const settled = await Promise.allSettled(asked)
      const won = settled.filter(result => result.status === 'fulfilled')
      expect(won).toHaveLength(1)
      for (const { value } of won) await value.release()
    }
  })

  it('notices that another has taken the folder over', async () => {
    const held = await lockFolder(folder, TIMING)
    for (const name of locks()) rmSync(join(folder, name))
    expect(held.isHeld()).toBe(false)
    await held.release()
  })
})
