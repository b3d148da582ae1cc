import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FIRST = 'sixpence.js'
const PUBLISHED = /^sixpence-[0-9a-f]{16}\.js$/

/**
 * Publishes a script in the served folder: permanently under a name with its hash, and as
 * `sixpence.js` for pages without `integrity`. `manifest.json` contains the name, the hash for
 * `integrity` and the length. Earlier scripts stay, because pages refer to them.
 *
 * @param {string} target The folder.
 * @param {Uint8Array} contents
 * @throws {Error} When a script there is not what was published under its name.
 */
export function publishScript(target, contents) {
  const file = nameOf(contents)
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(target)) checkPublished(target, name)
  for (const name of [file, FIRST]) writeFileSync(`${target}/${name}`, contents)
  const manifest = { file, integrity: integrityOf(contents), bytes: contents.length }
  writeFileSync(`${target}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

function checkPublished(target, name) {
  if (!PUBLISHED.test(name) || nameOf(readFileSync(`${target}/${name}`)) === name) return
  throw new Error(
    `${target}/${name} was changed, and pages that name its hash would refuse it. Put back what is served under this name, or remove the file if it was never served.`,
  )
}

/**
 * Returns the `integrity` of a script tag for these bytes.
 *
 * @param {Uint8Array} contents
 * @returns {string}
 */
export const integrityOf = contents => `sha384-${digestOf(contents).toString('base64')}`

const nameOf = contents => `sixpence-${digestOf(contents).toString('hex').slice(0, 16)}.js`

const digestOf = contents => createHash('sha384').update(contents).digest()
