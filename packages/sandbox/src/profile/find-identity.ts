import { DOCUMENT_STATUS, type Identity } from '@sixpence/protocol'
import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { documentTypeName, isFinalRefusal, rejectWords } from '../papers/index.ts'
import { maskAllBut } from './mask-all-but.ts'

export const identityHandlers = {
  identity: async (_input, context) => {
    const identity = await findIdentity(context)
    return identity ? { identity } : {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

interface IdentityRow extends Record<string, unknown> {
  readonly typeId: number
  readonly number: string | null
  readonly statusId: keyof typeof DOCUMENT_STATUS
  readonly issuedDate: string | null
  readonly expiresDate: string | null
  readonly rejectReason: string | null
}

/** Returns the latest document that identifies the customer, accepted or not yet. */
export async function findIdentity({
  sql,
  caller,
  locale,
}: Pick<CallerContext, 'sql' | 'caller' | 'locale'>): Promise<Identity | undefined> {
  const [row] = await sql<IdentityRow>`
    select type_id as "typeId", number, status_id as "statusId", issued_on as "issuedDate",
      expires_on as "expiresDate", reject_reason as "rejectReason"
    from identity_document where customer_id = ${caller.customerId}
    order by position desc limit 1`
  if (!row) return undefined
  const { typeId, number, statusId, issuedDate, expiresDate, rejectReason } = row
  return {
    typeId,
    type: documentTypeName(locale, typeId),
    status: DOCUMENT_STATUS[statusId],
    ...(number !== null && { number: maskAllBut(3, number) }),
    ...(issuedDate !== null && { issuedDate }),
    ...(expiresDate !== null && { expiresDate }),
    ...(rejectReason !== null && { rejectReason: rejectWords(rejectReason, locale) }),
    ...(isFinalRefusal(rejectReason) && { isFinal: true }),
  }
}
