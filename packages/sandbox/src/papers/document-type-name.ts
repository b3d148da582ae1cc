import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

const NAMES = textsOf('documentTypes')

/** What a kind of document is called; one that has no name is called a document. */
export function documentTypeName(locale: Locale, typeId: number): string {
  const names: Readonly<Record<string, string>> = NAMES[locale]
  return names[typeId] ?? NAMES[locale].other
}
