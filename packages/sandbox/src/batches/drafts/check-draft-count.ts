import { MOST_DRAFTS } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { draftOfKey, type MadeDraft } from './draft-key.ts'
import { keptSince } from './draft-life.ts'

/**
 * Makes sure that the customer can have another draft, and deletes those that nobody has changed
 * for too long. Returns the draft that the same call, sent twice at once, has made meanwhile.
 *
 * @throws {Refusal} `VF` if the customer has the maximum number of drafts.
 */
export async function checkDraftCount(context: CallerContext): Promise<MadeDraft | undefined> {
  const { sql, caller, locale } = context
  const { customerId } = caller
  // Concurrent calls wait, so that the limit holds. Payments don't wait for this lock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${customerId}`}, 0))`
  const made = await draftOfKey(context)
  if (made) return made
  await sql`
    delete from batch_draft
    where customer_id = ${customerId} and changed_at <= ${keptSince(context)}`
  await sql`
    delete from batch_draft_key
    where customer_id = ${customerId} and at <= ${keptSince(context)}`
  const drafts = await sql`
    select from batch_draft where customer_id = ${customerId} limit ${MOST_DRAFTS}`
  if (drafts.length < MOST_DRAFTS) return undefined
  const count = String(MOST_DRAFTS)
  throw refuse.invalid('draftsFull', refusalText(locale, 'draftsFull', { count }))
}
