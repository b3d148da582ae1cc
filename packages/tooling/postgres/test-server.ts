import { execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../run/ports.mjs'
import { findBinaries, type ServerBinaries } from './server-binaries.ts'

/** An empty database on a PostgreSQL server, with a way to remove it. */
export interface TestServer {
  readonly url: string
  /** The server's own version, e.g. `18.4`. */
  readonly version: string
  /** Runs a statement and returns its first value as text. */
  ask(statement: string, values?: readonly unknown[]): Promise<string>
  stop(): Promise<void>
}

const START_TRIES = 200

/** The message in the test's output if there is no server. */
export const NO_SERVER =
  'No PostgreSQL was found: set DATABASE_URL, or install a server (Debian: apt install postgresql).'

/** Returns true if tests on a server can run here. */
export function hasServer(): boolean {
  return process.env['DATABASE_URL'] !== undefined || findBinaries() !== undefined
}

/**
 * A database of one's own on the server of DATABASE_URL, or on a server that is started for it in a
 * folder that is deleted afterwards.
 */
export async function startServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined) {
    return openDatabase(given, name => ask(given, `drop database ${name} with (force)`))
  }
  const binaries = findBinaries()
  if (binaries === undefined) throw new Error(NO_SERVER)
  const { url, stop } = launch(binaries, await freePort())
  return openDatabase(url, stop)
}

async function openDatabase(
  server: string,
  stop: (database: string) => Promise<unknown>,
): Promise<TestServer> {
  const name = `sixpence_test_${process.pid}_${randomInt(1e9)}`
  await untilReady(() => ask(server, `create database ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    version: await ask(server, 'show server_version'),
    ask: (statement, values) => ask(url.href, statement, values),
    stop: async () => void (await stop(name)),
  }
}

async function ask(
  server: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const client = new pg.Client(server)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>(statement, [...values])
    return Object.values(rows[0] ?? {})[0] ?? ''
  } finally {
    await client.end()
  }
}

function launch(binaries: ServerBinaries, port: number): Pick<TestServer, 'url' | 'stop'> {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-postgres-'))
  const programs = binaries.unpack(folder)
  const data = join(folder, 'data')
  mkdirSync(data)
  const account = serverAccount()
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid)
  const options = { cwd: folder, ...account }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'sixpence', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...options, stdio: 'pipe' },
  )
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  // At once: nothing of it is kept.
  const end = () => void server.kill('SIGQUIT')
  // A run that is broken off leaves no server behind.
  process.once('exit', end)
  return {
    url: `postgres://sixpence@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', end)
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so it runs as the system's account for it, or as nobody. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  const account = (name: string) => ({ uid: idOf('-u', name), gid: idOf('-g', name) })
  try {
    return account('postgres')
  } catch {
    return account('nobody')
  }
}

async function untilReady(check: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await check()
      return
    } catch (error) {
      if (tries === START_TRIES) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
