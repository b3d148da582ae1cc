import { methodsOf, type Methods } from '../method.ts'
import { dictionaryCalls } from './calls.ts'
import { dictionaryDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './choices-of-country.ts'
export * from './dictionary-names.ts'
export type { DictionaryItem, DocumentType } from './schemas.ts'

/** The calls of `dictionaryCalls` with their decoders. */
export const dictionaryMethods: Methods<typeof dictionaryCalls, typeof dictionaryDecoders> =
  /* @__PURE__ */ methodsOf(dictionaryCalls, dictionaryDecoders)
