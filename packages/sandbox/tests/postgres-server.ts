import { execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL to test on, and how to be rid of it. */
export interface TestServer {
  readonly url: string
  stop(): Promise<void>
}

const START_TRIES = 100

/** Why there may be none, for whoever reads the test's output. */
export const NO_SERVER =
  'No PostgreSQL was found: set DATABASE_URL, or install a server (Debian: apt install postgresql).'

/** Whether tests on a server can run here. */
export function hasServer(): boolean {
  return process.env['DATABASE_URL'] !== undefined || binaries() !== undefined
}

/** The server of DATABASE_URL, or one of its own on a folder that is deleted afterwards. */
export async function startServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined) return { url, stop: async () => undefined }
  const folder = binaries()
  if (folder === undefined) throw new Error(NO_SERVER)
  return launch(folder)
}

function binaries(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map(version => join(versions, version, 'bin'))
    : []
  const known = ['/opt/homebrew/bin', '/usr/local/pgsql/bin', '/usr/local/bin', '/usr/bin']
  return [configured(), ...debian, ...known].find(
    folder => folder !== undefined && existsSync(join(folder, 'initdb')),
  )
}

function configured(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

async function launch(folder: string): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'sixpence-postgres-'))
  const account = serverAccount()
  if (account) chownSync(data, account.uid, account.gid)
  const options = { cwd: data, ...account }
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'sixpence', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...options, stdio: 'ignore' },
  )
  // Drawn, because files of one process each start a server of their own.
  const port = randomInt(20_000, 40_000)
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`]
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const ready = ['-h', '127.0.0.1', '-p', String(port), '-q']
  await untilReady(() => execFileSync(join(folder, 'pg_isready'), ready, { stdio: 'ignore' }))
  return {
    url: `postgres://sixpence@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as whom the system made for it. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilReady(check: () => unknown): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      check()
      return
    } catch (error) {
      if (tries === START_TRIES) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
