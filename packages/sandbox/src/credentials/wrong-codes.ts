import { utcDay } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { deliver } from '../inbox/index.ts'
import { WRONG_CODE_WORDS } from './wrong-code-words.ts'

/** The most wrong one-time codes that a customer may enter on a day (UTC), for each purpose. */
export const WRONG_CODES_A_DAY = 20

/** The user and purpose of codes. Wrong ones for one purpose don't block another. */
export interface CodeUser {
  /** The user who enters the code, whomever they act for. */
  readonly customerId: string
  readonly purpose: 'payments' | 'requests' | 'devices' | 'security' | 'cards'
}

/**
 * Returns true if no more codes are accepted today. Locks the customer's count until the
 * transaction ends, so that simultaneous guesses are counted one by one: call it before checking a
 * code.
 */
export async function areCodesLocked(
  { customerId, purpose }: CodeUser,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<boolean> {
  const today = utcDay(clock.now())
  const [row] = await sql<{ wrong: number }>`
    insert into wrong_codes as known (customer_id, purpose, day, wrong)
    values (${customerId}, ${purpose}, ${today}::date, 0)
    on conflict (customer_id, purpose) do update set
      wrong = case when known.day = excluded.day then known.wrong else 0 end, day = excluded.day
    returning wrong`
  return row === undefined || row.wrong >= WRONG_CODES_A_DAY
}

/** Counts a wrong code. The customer gets an e-mail when it was the last one allowed. */
export async function countWrongCode(
  { customerId, purpose }: CodeUser,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  const [row] = await sql<{ wrong: number; email: string }>`
    update wrong_codes set wrong = wrong + 1
    from customer where customer.id = customer_id
      and customer_id = ${customerId} and purpose = ${purpose}
    returning wrong, email`
  if (!row) throw new Error(`nobody has asked whether codes of ${customerId} are locked`)
  if (row.wrong < WRONG_CODES_A_DAY) return
  await deliver(sql, {
    id: newId(),
    to: row.email,
    channel: 'email',
    subject: { words: WRONG_CODE_WORDS.subject },
    body: [
      {
        words: WRONG_CODE_WORDS.body,
        values: { purpose: { words: WRONG_CODE_WORDS[purpose] }, count: String(row.wrong) },
      },
    ],
    at: clock.now(),
  })
}
