import { withSchemas, type Methods } from '../method.ts'
import { dictionaryCalls } from './calls.ts'
import { dictionarySchemas } from './schemas.ts'

export * from './calls.ts'
export * from './choices-of-country.ts'
export * from './dictionary-names.ts'
export * from './schemas.ts'

/** The calls of `dictionaryCalls` with their schemas. */
export const dictionaryMethods: Methods<typeof dictionaryCalls, typeof dictionarySchemas> =
  /* @__PURE__ */ withSchemas(dictionaryCalls, dictionarySchemas)
