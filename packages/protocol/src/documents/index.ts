import { methodsOf, type Methods } from '../method.ts'
import { documentCalls } from './calls.ts'
import { documentDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './document-categories.ts'
export * from './document-dates.ts'
export * from './facts.ts'
export type { DocumentNames } from './document-names.ts'
export type { DocumentKind, CategoryDocuments } from './schemas.ts'
export type { UploadedDocument } from './uploaded-document.ts'

/** The calls of `documentCalls` with their decoders. */
export const documentMethods: Methods<typeof documentCalls, typeof documentDecoders> =
  /* @__PURE__ */ methodsOf(documentCalls, documentDecoders)
