import type { legalMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import type { LetterHead } from '../letter-head.ts'
import { listAgreements } from './agreements.ts'
import { draftDocument, writeDocument } from './templates.ts'

/** Serves the bank's legal identity and the customer's agreements. */
export const legalHandlers = (entity: LetterHead) =>
  ({
    info: async (_input, context) => ({
      regulatedEntity: entity,
      agreements: (await listAgreements(context)).map(({ id, title, acceptedAt }) => ({
        id,
        title,
        acceptedAt,
      })),
    }),
    agreement: async ({ id }, context) => {
      const template = { template: 'agreement', id } as const
      const draft = await draftDocument(template, { ...context, entity })
      const { fileName, bytes } = await writeDocument(draft)
      return { id, fileName, pdf: base64(bytes) }
    },
  }) satisfies Partial<Handlers<typeof legalMethods>>

function base64(bytes: Uint8Array): string {
  // A single call would have too many arguments.
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}
