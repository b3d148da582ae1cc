import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import {
  accountText,
  countLookup,
  knownPayee,
  nameChecks,
  paidExternal,
  tooManyLookups,
} from '../payments/index.ts'

export const checkPayeeNameHandlers = {
  checkPayeeName: async (payee, context) => {
    if (!(await countLookup({ kind: 'account', text: accountText(payee) }, context)))
      return tooManyLookups('You have looked up many accounts. Try again in an hour.')
    const { formerAccount } = knownPayee(payee, await paidExternal(context, [payee]))
    const check = await nameChecks(context, [payee.countryCode])
    return {
      ...(check(payee) ?? { result: 'unknown' as const }),
      ...(formerAccount && { formerAccount }),
    }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
