import { readFileSync } from 'node:fs'
import { ROOT } from './root.mjs'

/** Returns `(room, key) => text` in one language, for scripts that press buttons by their text. */
export function wordsOf(locale) {
  return (room, key) => {
    const texts = { ...textsOf(locale, 'common'), ...textsOf(locale, room) }
    if (typeof texts[key] !== 'string')
      throw new Error(`locales/${locale}/${room}.json has no ${key}`)
    return texts[key]
  }
}

const textsOf = (locale, room) =>
  JSON.parse(readFileSync(`${ROOT}/locales/${locale}/${room}.json`, 'utf8'))
