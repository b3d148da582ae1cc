import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@sixpence/tooling/ports'
import { firstLine } from './first-line.ts'

const PROGRAM = fileURLToPath(
  new URL('../../../packages/sandbox/node_modules/.cache/bank-bin.mjs', import.meta.url),
)

/** A bank for one test, whose process may be killed. */
export interface OwnBank {
  readonly url: string
  /** Calls its control API. Sends a value by POST. */
  readonly ask: <Answer>(path: string, value?: unknown) => Promise<Answer>
  /** Ends it without warning, like `kill -9`. */
  readonly kill: () => Promise<void>
  /** Starts it again with what it has kept. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a bank that keeps everything in a folder of its own. */
export async function ownBank(): Promise<OwnBank> {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-own-bank-'))
  const [port, controlPort] = [String(await freePort()), String(await freePort())]
  const env = {
    ...process.env,
    SIXPENCE_DATA_DIR: folder,
    SIXPENCE_BANK_PORT: port,
    SIXPENCE_CONTROL_PORT: controlPort,
  }
  let running = await start(env)
  return {
    url: `http://127.0.0.1:${port}`,
    ask: async <Answer>(path: string, value?: unknown) => {
      const answer = await fetch(`http://127.0.0.1:${controlPort}${path}`, {
        ...(value !== undefined && { method: 'POST', body: JSON.stringify(value) }),
        headers: { 'Content-Type': 'application/json' },
      })
      return (await answer.json()) as Answer
    },
    kill: () => end(running),
    restart: async () => {
      running = await start(env)
    },
    stop: async () => {
      await end(running)
      rmSync(folder, { recursive: true })
    },
  }
}

async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const bank = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await firstLine(bank)
  bank.stdout.resume()
  return bank
}

async function end(bank: ChildProcess): Promise<void> {
  if (bank.exitCode !== null || bank.signalCode !== null) return
  const ended = once(bank, 'exit')
  bank.kill('SIGKILL')
  await ended
}
