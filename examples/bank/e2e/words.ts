import { readFileSync } from 'node:fs'

type Words = Readonly<Record<string, string>>

/** The words of one room as the app shows them, so that a test finds what a person reads. */
export function words(room: string, locale = 'en'): Words {
  const file = new URL(`../../../locales/${locale}/${room}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Words
}

/** One text, which has to be there. */
export function word(room: string, key: string, locale = 'en'): string {
  const text = words(room, locale)[key]
  if (text === undefined) throw new Error(`There is no ${room}.${key} in ${locale}`)
  return text
}

/** A text with whatever stands in its gaps. */
export function phrase(room: string, key: string): RegExp {
  const plain = word(room, key).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${plain.replaceAll(/\{\{\w+\}\}/g, '.+')}$`)
}
