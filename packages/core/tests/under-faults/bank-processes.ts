import { fork, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleSource, type SourceChange } from '@sixpence/tooling/bundle'

/** One process of the bank. */
export interface BankProcess {
  readonly bankPort: number
  readonly controlPort: number
  /** Defects the bank itself has reported. */
  readonly defects: readonly string[]
  /** Ends it without warning, like `kill -9`. */
  kill(): Promise<void>
}

/** Starts processes of one bank, from the current sources. */
export interface BankProgram {
  start(databaseUrl: string): Promise<BankProcess>
  remove(): void
}

const START_MS = 60_000
const ENTRY = fileURLToPath(new URL('bank-process.ts', import.meta.url))
const SANDBOX = dirname(createRequire(import.meta.url).resolve('@sixpence/sandbox/package.json'))

/** Bundles the bank, with `changes` to its sources. */
export async function aBankProgram(
  name: string,
  changes: readonly SourceChange[] = [],
): Promise<BankProgram> {
  const outfile = join(SANDBOX, `node_modules/.cache/sixpence/${name}-${process.pid}.mjs`)
  await bundleSource({ entry: ENTRY, outfile, changes })
  return {
    start: databaseUrl => start(outfile, databaseUrl),
    remove: () => rmSync(outfile),
  }
}

async function start(program: string, databaseUrl: string): Promise<BankProcess> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const defects: string[] = []
  child.on('message', said => {
    if (isDefect(said)) defects.push(said.defect)
  })
  return {
    ...(await portsOf(child)),
    defects,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

interface Ports {
  readonly bankPort: number
  readonly controlPort: number
}

function portsOf(child: ChildProcess): Promise<Ports> {
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint = `${complaint}${text.toString()}`.slice(-4000)
  })
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No bank in time: ${complaint}`)), START_MS)
    child.once('exit', code => reject(new Error(`The bank ended with ${code}: ${complaint}`)))
    child.on('message', said => {
      if (!isPorts(said)) return
      clearTimeout(late)
      resolve(said)
    })
  })
}

const isDefect = (said: unknown): said is { defect: string } =>
  typeof said === 'object' && said !== null && 'defect' in said

const isPorts = (said: unknown): said is Ports =>
  typeof said === 'object' && said !== null && 'bankPort' in said
