import { BRANDS } from '../run/start-options.mjs'
import { SCREENS } from './screens.mjs'

const WIDTHS = ['320', '360', '390', '768', '1280']
const LANGUAGES = ['en', 'es', 'pt', 'ro', 'ru', 'ua']
const NAMES = SCREENS.map(({ name }) => name)

/**
 * Reads `[screen…] [--brand a,b] [--width 390,1280] [--language en,es] [--folder path]`. By default
 * it selects everything.
 *
 * @param {readonly string[]} words
 * @throws {Error} For anything else, with the choices there are.
 */
export function screenshotOptions(words) {
  const said = { brand: BRANDS, width: WIDTHS, language: LANGUAGES, folder: [] }
  const names = []
  const rest = words.flatMap(word => (/^--\w+=/.test(word) ? split(word) : [word]))
  while (rest.length > 0) {
    const word = rest.shift()
    if (!word.startsWith('--')) names.push(...known([word], NAMES, 'screen'))
    else said[option(word, said)] = chosen(word, rest.shift())
  }
  return {
    screens: SCREENS.filter(({ name }) => names.length === 0 || names.includes(name)),
    brands: said.brand,
    widths: said.width.map(Number),
    languages: said.language,
    folder: said.folder[0],
  }
}

const split = word => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]

function option(word, said) {
  const [name] = known([word.slice(2)], Object.keys(said), 'option')
  return name
}

function chosen(word, value) {
  if (!value) throw new Error(`${word} needs a value.`)
  const choices = { '--brand': BRANDS, '--width': WIDTHS, '--language': LANGUAGES }[word]
  return choices ? known(value.split(','), choices, word.slice(2)) : [value]
}

function known(values, choices, kind) {
  const strange = values.find(value => !choices.includes(value))
  if (strange === undefined) return values
  throw new Error(`There is no ${kind} "${strange}". Choose from: ${choices.join(', ')}.`)
}
