import { ACCOUNT_TYPE } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { minorUnits } from '../money/index.ts'
import { statusId } from './account-status.ts'
import { openAccount } from './open-account.ts'

export const addCurrencyAccountHandlers = {
  addCurrency: async ({ currencyCode }, context) => {
    const { sql, caller, clock } = context
    const { actsFor: customerId } = caller
    // Locked until the end: the second of two simultaneous calls finds the account of the first.
    await sql`select id from customer where id = ${customerId} for no key update`
    if ((await minorUnits(sql, currencyCode)) === undefined) {
      throw refuse.invalid('currencyCode', 'The bank keeps no accounts in this currency.')
    }
    const [same] = await sql<{ id: string }>`
      select id from customer_account join ledger_account using (id)
      where customer_id = ${customerId} and currency_code = ${currencyCode} and type = ${ACCOUNT_TYPE.payment}
        and status_id <> ${statusId('closed')}`
    if (same) throw refuse.invalid('currencyCode', 'There is an account in this currency.')
    const accountId = await openAccount(context, { customerId, currencyCode, at: clock.now() })
    return { accountId }
  },
} satisfies Partial<Handlers<typeof accountMethods>>
