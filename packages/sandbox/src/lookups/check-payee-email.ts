import type { transferMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { findPayee } from '../payments/index.ts'
import { checkLookup } from './check-lookup.ts'

export const checkPayeeEmailHandlers = {
  checkPayee: async ({ email }, context) => {
    const refusal = await checkLookup(email, context)
    if (refusal) return refusal
    const { sql, caller } = context
    const payee = await findPayee(sql, email)
    if (!payee || payee.customerId === caller.customerId) return { exists: false }
    return { exists: true, name: payee.name, kind: payee.kind }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
