import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.mjs'

/** The folders of the packages that are published, from the root of the repository. */
export function publishedFolders() {
  const packages = readdirSync(`${ROOT}/packages`).map(name => `packages/${name}`)
  return [...packages, 'brands', 'locales'].filter(folder => !manifestIn(folder).private)
}

/** The package.json of a folder of the repository. */
export const manifestIn = folder =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

/**
 * Packs the builds as for publishing, and unpacks them into `modules` as an installation would.
 * Returns each package with its folder in the repository and the files of its tarball.
 */
export function packAll(modules, tarballs) {
  mkdirSync(tarballs, { recursive: true })
  const folders = publishedFolders()
  const filters = folders.flatMap(folder => ['--filter', manifestIn(folder).name])
  const options = { cwd: ROOT, stdio: 'pipe', encoding: 'utf8' }
  execFileSync('pnpm', ['-r', ...filters, 'pack', '--pack-destination', tarballs], options)
  return folders.map(folder => unpack(folder, { modules, tarballs }))
}

function unpack(folder, { modules, tarballs }) {
  const { name, version } = manifestIn(folder)
  const tarball = join(tarballs, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  const installed = join(modules, name)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(installed.length + 1))
  return { folder, name, tarball, installed, files }
}
