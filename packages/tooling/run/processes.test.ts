import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sixpence-processes-'))
const server = join(folder, 'server.mjs')
const starter = join(folder, 'starter.mjs')
const processes = pathToFileURL(`${ROOT}/packages/tooling/run/processes.mjs`).href

beforeAll(() => {
  writeFileSync(
    server,
    `import { createServer } from 'node:http'
     const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1', () =>
       process.stderr.write('pid ' + process.pid + ' port ' + server.address().port + '\\n'))
     process.on('SIGTERM', () => server.close(() => process.exit(0)))`,
  )
  writeFileSync(
    starter,
    `import { Processes } from ${JSON.stringify(processes)}
     const processes = new Processes()
     for (const kind of ['one', 'other']) processes.start(kind, [${JSON.stringify(server)}, kind])
     process.stderr.write('starter ' + process.pid + '\\n')`,
  )
  const scripts = { start: `node ${starter}` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const left: number[] = []
afterEach(() => {
  for (const pid of left.splice(0)) endIfThere(pid)
})

function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}

interface Started {
  readonly child: ChildProcess
  readonly starter: number
  readonly servers: readonly number[]
  readonly ports: readonly number[]
}

/** Starts two servers by a program, or by npm that runs it, and waits until both are there. */
async function start(command: string, args: readonly string[]): Promise<Started> {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let text = ''
  child.stderr.on('data', piece => (text += String(piece)))
  const numbers = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => Number(found))
  await expect
    .poll(() => numbers(/port (\d+)/g).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2)
  const [starterPid = 0] = numbers(/starter (\d+)/g)
  const servers = numbers(/pid (\d+)/g)
  left.push(starterPid, ...servers)
  return { child, starter: starterPid, servers, ports: numbers(/port (\d+)/g) }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  )

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Returns the processes and ports that are left after a while. */
async function remainsOf({ starter: pid, servers, ports }: Started): Promise<unknown[]> {
  const living = () => [pid, ...servers].filter(isAlive)
  const until = performance.now() + 15_000
  while (living().length > 0 && performance.now() < until) await wait(100)
  const answering = await Promise.all(ports.map(answers))
  return [...living(), ...ports.filter((_, index) => answering[index])]
}

describe('programs that end together', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'end when %s ends what has started them',
    async signal => {
      const started = await start(process.execPath, [starter])
      expect(await Promise.all(started.ports.map(answers))).toEqual([true, true])
      process.kill(started.starter, signal)
      expect(await remainsOf(started)).toEqual([])
    },
  )

  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('end when %s ends npm', async signal => {
    const started = await start('npm', ['start'])
    started.child.kill(signal)
    expect(await remainsOf(started)).toEqual([])
  })

  it('end on Ctrl-C, which a terminal tells npm and all below it', async () => {
    const started = await start('npm', ['start'])
    process.kill(-(started.child.pid ?? 0), 'SIGINT')
    expect(await remainsOf(started)).toEqual([])
  })

  it('end when one of them does', async () => {
    const started = await start(process.execPath, [starter])
    process.kill(started.servers[0] ?? 0, 'SIGKILL')
    expect(await remainsOf(started)).toEqual([])
  })
})
