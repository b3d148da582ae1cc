import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '@sixpence/tooling/ports'

const EXAMPLE = fileURLToPath(new URL('..', import.meta.url))
const BANK = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
const START_MS = 60_000

const COMMANDS = {
  client: 'npm run --silent client',
  ssr: 'npm run --silent build:ssr && npm run --silent ssr',
}

export interface Host {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a host by its scripts, with React's own checks at work. */
export async function startHost(name: keyof typeof COMMANDS): Promise<Host> {
  const port = String(await freePort())
  const ports = { SIXPENCE_REACT_PORT: port, SIXPENCE_SSR_PORT: port }
  const child = spawn(COMMANDS[name], {
    cwd: EXAMPLE,
    shell: true,
    // A group of its own: npm, Vite and Node end together.
    detached: true,
    env: { ...process.env, ...ports, NODE_ENV: 'development', SIXPENCE_API: BANK },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (data: Buffer) => (told += data.toString()))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const url = `http://127.0.0.1:${port}/`
  if (await answers(url, () => child.exitCode !== null)) return { url, stop }
  await stop()
  throw new Error(`The host "${name}" did not start: ${told}`)
}

async function answers(url: string, hasEnded: () => boolean): Promise<boolean> {
  for (const end = Date.now() + START_MS; Date.now() < end && !hasEnded();) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}
