import { existsSync, readdirSync } from 'node:fs'
import { ROOT } from './root.mjs'

export const BRANDS = readdirSync(`${ROOT}/brands`)
  .filter(name => existsSync(`${ROOT}/brands/${name}/brand.json`))
  .toSorted()

const USAGE = `npm start -- [--brand ${BRANDS.join('|')}] [--reset]`

/**
 * Reads `--brand <name>` and `--reset`.
 *
 * @throws {Error} For anything else, with the choices there are.
 */
export function startOptions(words, env = process.env) {
  const eaten = ['brand', 'reset'].find(name => env[`npm_config_${name}`] !== undefined)
  if (eaten) throw new Error(`npm kept --${eaten} for itself: write -- before it. Use: ${USAGE}`)
  const options = { brand: BRANDS[0], reset: false }
  const rest = words.flatMap(word => (word.startsWith('--brand=') ? word.split('=', 2) : [word]))
  while (rest.length > 0) {
    const word = rest.shift()
    if (word === '--reset') options.reset = true
    else if (word === '--brand') options.brand = knownBrand(rest.shift())
    else throw new Error(`"${word}" is not known here. Use: ${USAGE}`)
  }
  return options
}

function knownBrand(name) {
  if (name !== undefined && BRANDS.includes(name)) return name
  const said = name === undefined ? '--brand needs a name' : `There is no brand "${name}"`
  throw new Error(`${said}. Choose one of: ${BRANDS.join(', ')}.`)
}
