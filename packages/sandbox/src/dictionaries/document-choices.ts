import {
  DOCUMENT_CATEGORY,
  type DictionaryItem,
  type DocumentCategory,
  type DocumentType,
  isTwoSided,
  type Locale,
} from '@sixpence/protocol'
import { countriesOf, documentTypeName, kindsOf } from '../papers/index.ts'
import { WORDS } from './words.ts'

/** Returns the name of a category of documents, e.g. `Proof of address`. */
export const documentCategoryName = (locale: Locale, category: DocumentCategory): string =>
  WORDS[locale].documentCategories[category]

/** Categories of documents, each with its kinds. */
export const documentCategories = (locale: Locale): DictionaryItem[] =>
  Object.entries(DOCUMENT_CATEGORY).map(([id, category]) => ({
    id: Number(id),
    name: documentCategoryName(locale, category),
    types: kindsOf(category).map(kind => documentType(locale, kind)),
  }))

/** Kinds of documents that prove where a person lives. */
export const addressDocumentTypes = (locale: Locale): DictionaryItem[] =>
  kindsOf('address').map(id => ({ id, ...namedIn(locale, id) }))

const documentType = (locale: Locale, id: number): DocumentType => ({
  id,
  ...namedIn(locale, id),
  ...(isTwoSided(id) && { isTwoSided: true }),
})

function namedIn(locale: Locale, id: number) {
  const countries = countriesOf(id)
  return {
    name: documentTypeName(locale, id),
    ...(countries && { countryCodes: [...countries] }),
  }
}
