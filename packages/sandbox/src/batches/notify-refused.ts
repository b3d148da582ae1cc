import type { CallerContext } from '../context.ts'
import { notify } from '../notifications/index.ts'
import { BATCH_MAIL_WORDS } from './batch-mail-words.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Notifies a customer that some payments of their batch weren't made. */
export async function notifyRefused(
  context: Context,
  batchId: string,
  { refused, of }: { readonly refused: number; readonly of: number },
): Promise<void> {
  const { sql, newId, clock, caller } = context
  // The address of the customer, not of the user who acts for them.
  const [owner] = await sql<{ email: string }>`
    select email from customer where id = ${caller.customerId}`
  await notify(context, {
    id: newId(),
    customerId: caller.customerId,
    email: owner?.email ?? caller.email,
    at: clock.now(),
    type: 'batchPartially',
    status: 'warning',
    params: { batchId },
    letter: [
      {
        words: BATCH_MAIL_WORDS.refused,
        values: { refused: String(refused), of: String(of) },
      },
      { words: BATCH_MAIL_WORDS.where },
    ],
  })
}
