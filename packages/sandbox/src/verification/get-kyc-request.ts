import type { verificationMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { requirementsOf } from '../standing/index.ts'

export const kycRequestHandlers = {
  kycRequest: async (_input, context) => {
    const documents = (await requirementsOf(context))
      .filter(({ reasonId }) => reasonId === null)
      .map(({ document }) => document)
    return {
      customerKycRequest: documents.length === 0 ? {} : { duplicateDocuments: { documents } },
    }
  },
} satisfies Partial<Handlers<typeof verificationMethods>>
