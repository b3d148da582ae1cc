import type { Locale } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { deliverAll } from '../inbox/index.ts'
import { NOTIFICATION_WORDS } from './mail-words.ts'
import { nameOf } from './notification-settings.ts'

/** Money that has come from one customer to another. */
export interface ReceivedMoney {
  readonly fromAccount: string
  readonly toAccount: string
  readonly amount: string
  readonly currencyCode: string
}

interface Received extends Record<string, unknown> {
  readonly email: string
  readonly payer: string
  readonly locale: Locale | null
  readonly amount: string
  readonly currencyCode: string
}

/**
 * Mails the payee of each payment, unless they have switched it off. On the screen their balance
 * shows it.
 */
export async function notifyMoneyReceived(
  { sql, newId, clock }: Pick<Context, 'sql' | 'newId' | 'clock'>,
  moved: readonly ReceivedMoney[],
): Promise<void> {
  const received = await sql<Received>`
    select payee.email, public_name(payer) as payer, locale, amount, "currencyCode"
    from rows from (
        jsonb_to_recordset(${JSON.stringify(moved)})
          as ("fromAccount" text, "toAccount" text, amount text, "currencyCode" text)
      ) with ordinality as moved ("fromAccount", "toAccount", amount, "currencyCode", place)
      join customer_account target on target.id = "toAccount"
      join customer payee on payee.id = target.customer_id
      join customer_account source on source.id = "fromAccount"
      join customer payer on payer.id = source.customer_id
      left join customer_language on customer_language.customer_id = payee.id
      left join notification_setting setting on setting.customer_id = payee.id
        and identified = ${nameOf('payments', 'email')}
    where coalesce(value, true)
    order by place`
  await deliverAll(
    sql,
    received.map(({ email, payer, locale, ...amount }) => ({
      id: newId(),
      to: email,
      channel: 'email',
      locale: locale ?? undefined,
      subject: { words: NOTIFICATION_WORDS.receivedSubject, values: { amount } },
      body: [{ words: NOTIFICATION_WORDS.received, values: { payer, amount } }],
      at: clock.now(),
    })),
  )
}
