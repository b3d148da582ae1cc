import { readFileSync } from 'node:fs'
import { bundleSize } from './bundle-size.mjs'
import { ROOT } from './root.mjs'

const FOLDER = 'packages/core'

const BASE = `export { createBank } from '@sixpence/core/bank'`

const SESSION = `
  export * from '@sixpence/core/session'
  export { browserPlatform } from '@sixpence/core/browser'`

/** The part of the client that a page loads when somebody signs in. */
const SIGN_IN = /\/sign-in\/steps[.]js$/

const BUILT = { isBuilt: true }

/** Measures the session, with where a browser keeps it, and a bank without domains. */
export async function baseSizes() {
  const { bytes, laterBytes } = await bundleSize(FOLDER, SESSION, BUILT)
  const signedIn = await bundleSize(FOLDER, SESSION, { ...BUILT, also: SIGN_IN })
  return [
    { what: 'createSession with the browser', bytes, laterBytes },
    { what: 'the same once somebody has signed in', ...signedIn },
    { what: 'createBank', ...(await bundleSize(FOLDER, BASE, BUILT)) },
  ]
}

/**
 * Measures what each domain adds to a bank.
 *
 * @returns {Promise<{ what: string; bytes: number; laterBytes: number }[]>} Lightest first.
 */
export async function domainSizes() {
  const base = await bundleSize(FOLDER, BASE, BUILT)
  const domains = await domainsOfCore()
  const sizes = await Promise.all(
    domains.map(async ({ entry, name }) => {
      const code = `${BASE}\nexport { ${name} } from '@sixpence/core/${entry}'`
      const { bytes, laterBytes } = await bundleSize(FOLDER, code, BUILT)
      return {
        what: `use(${name})`,
        bytes: bytes - base.bytes,
        laterBytes: Math.max(0, laterBytes - base.laterBytes),
      }
    }),
  )
  return sizes.toSorted((one, other) => one.bytes - other.bytes)
}

/** Finds the domains among what the entry points export. */
async function domainsOfCore() {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/${FOLDER}/package.json`, 'utf8'))
  const entries = Object.entries(exports).filter(
    ([path, target]) => path !== '.' && target['@sixpence/source'],
  )
  const found = entries.map(async ([path, { import: target }]) => {
    const module = await import(`${ROOT}/${FOLDER}/${target.default.slice('./'.length)}`)
    return Object.keys(module)
      .filter(name => isDomain(module[name]))
      .map(name => ({ entry: path.slice('./'.length), name }))
  })
  return (await Promise.all(found)).flat()
}

const isDomain = value =>
  typeof value?.open === 'function' && typeof value.name === 'string' && 'calls' in value
