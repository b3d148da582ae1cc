import type { Context } from '../context.ts'
import { deliver } from '../inbox/index.ts'
import { NOTIFICATION_WORDS } from './mail-words.ts'

/** Money that another bank sent back. */
export interface ReturnedMoney {
  readonly customerId: string
  readonly payee: string
  readonly amount: string
  /** The currency in which it was sent. */
  readonly currency: string
  /** True if the bank keeps it because the account that it left is closed. */
  readonly isKept: boolean
}

/**
 * Mails the customer who had sent it, even if they have switched mails off: they believe that
 * somebody was paid who wasn't. On the screen their balance shows it.
 */
export async function notifyMoneyReturned(
  { sql, newId, clock }: Pick<Context, 'sql' | 'newId' | 'clock'>,
  { customerId, payee, amount, currency, isKept }: ReturnedMoney,
): Promise<void> {
  const [told] = await sql<{ email: string }>`select email from customer where id = ${customerId}`
  if (!told) return
  const words = isKept ? NOTIFICATION_WORDS.returnedKept : NOTIFICATION_WORDS.returned
  const values = { payee, amount: { amount, currencyCode: currency } }
  await deliver(sql, {
    id: newId(),
    to: told.email,
    channel: 'email',
    subject: { words: NOTIFICATION_WORDS.returnedSubject, values },
    body: [{ words, values }],
    at: clock.now(),
  })
}
