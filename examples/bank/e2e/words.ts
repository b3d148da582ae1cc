import { readFileSync } from 'node:fs'

type Words = Readonly<Record<string, string>>

/**
 * Returns the texts of one domain as the app shows them, so that tests look for the same words as
 * people.
 */
export function words(room: string, locale = 'en'): Words {
  return { ...fileOf('common', locale), ...fileOf(room, locale) }
}

function fileOf(room: string, locale: string): Words {
  const file = new URL(`../../../locales/${locale}/${room}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Words
}

/** Returns one text, which must exist. */
export function word(room: string, key: string, locale = 'en'): string {
  const text = words(room, locale)[key]
  if (text === undefined) throw new Error(`There is no ${room}.${key} in ${locale}`)
  return text
}

/** Returns a pattern for a text with any values in its gaps. */
export function phrase(room: string, key: string): RegExp {
  const plain = word(room, key).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${plain.replaceAll(/\{\{\w+\}\}/g, '.+')}$`)
}
