import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The texts of one room in one language, by key. */
export type Texts = Readonly<Record<string, string>>

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export const LANGUAGES = readdirSync(ROOT, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(entry => entry.name)
  .toSorted()

export const TRANSLATIONS = LANGUAGES.filter(language => language !== 'en')

export function rooms(language: string): string[] {
  return readdirSync(`${ROOT}/${language}`)
    .map(file => file.replace(/\.json$/, ''))
    .toSorted()
}

export function texts(language: string, room: string): Texts {
  return JSON.parse(readFileSync(`${ROOT}/${language}/${room}.json`, 'utf8')) as Texts
}

/** What the bank writes by itself, as `part.key`. */
export function bankTexts(language: string): Texts {
  const file = (folder: string) => readFileSync(`${ROOT}/${folder}/${language}.json`, 'utf8')
  return Object.fromEntries([
    ...flat(JSON.parse(file('bank')), ''),
    ...flat(JSON.parse(file('bank/dictionaries')), '.dictionaries'),
  ])
}

function flat(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at.slice(1), value]]
  return Object.entries(value as object).flatMap(([key, part]) => flat(part, `${at}.${key}`))
}

export function sameWords(language: string): readonly string[] {
  const all = JSON.parse(readFileSync(`${ROOT}/same-words.json`, 'utf8')) as Record<
    string,
    readonly string[]
  >
  return all[language] ?? []
}

export function intlTag(language: string): string {
  return language === 'ua' ? 'uk' : language
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** A key without its plural category: what code asks for. */
export function baseOf(key: string): string {
  return key.replace(PLURAL, '')
}

export function categoryOf(key: string): string | undefined {
  return PLURAL.exec(key)?.[1]
}

export function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted()
}
