import { readFileSync } from 'node:fs'

/** Returns the texts of elements in a language. */
export function wordsOf(language: string): { readonly setupText: string } {
  const file = new URL(`../../../locales/${language}/embed.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as { readonly setupText: string }
}
