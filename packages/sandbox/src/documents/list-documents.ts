import { DOCUMENT_CATEGORY } from '@sixpence/protocol'
import type { documentMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { categoriesFor, documentTypeName, kindsIn, listUploads, ownerOf } from '../papers/index.ts'
import { missingCategories } from './document-categories.ts'

export const listDocumentsHandlers = {
  list: async (_input, context) => {
    const { sql, caller, locale } = context
    const owner = await ownerOf(context)
    const missing = await missingCategories(sql, caller.customerId, owner)
    const uploads = await listUploads(context)
    const documents = categoriesFor(owner, caller).map(category => ({
      categoryId: category,
      isDocumentRequired: missing.has(category),
      documentTypes: kindsIn(category, owner.country).map(kind => ({
        documentTypeId: kind,
        documentType: documentTypeName(locale, kind),
      })),
      uploadedDocuments: uploads
        .filter(({ categoryId }) => WORDS.get(categoryId) === category)
        .map(({ document }) => document),
    }))
    return { documents }
  },
} satisfies Partial<Handlers<typeof documentMethods>>

const WORDS = new Map(Object.entries(DOCUMENT_CATEGORY).map(([id, word]) => [Number(id), word]))
