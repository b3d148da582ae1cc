import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { checkLookup } from '../payments/index.ts'
import { findInstantPayee } from '../transfers/index.ts'

export const getInstantKeyHandlers = {
  instantKey: async ({ countryCode, instantKeyType: type, instantKey: key }, context) => {
    const payee = await findInstantPayee(context.sql, { countryCode, type, key })
    const refusal = await checkLookup(`${countryCode} ${key}`, context)
    if (refusal) return refusal
    if (!payee) return { keyInfo: { exists: false } }
    const { ownerName, bankCode, bankName } = payee
    return { keyInfo: { exists: true, ownerName, bankCode, bankName } }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
