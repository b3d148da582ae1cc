import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import { CARD_MAIL_WORDS } from '../card-mail-words.ts'

/** Mails the last digits of a new card, since there is no plastic card to read them from. */
export async function mailCardNumber(accountId: string, context: CallerContext): Promise<void> {
  const { sql, newId, clock, caller } = context
  const [card] = await sql<{ digits: string }>`
    select right(coalesce(reissued_number, number), 4) as digits
    from card where account_id = ${accountId}`
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: 'email',
    subject: { words: CARD_MAIL_WORDS.madeSubject },
    body: [{ words: CARD_MAIL_WORDS.made, values: { digits: card?.digits ?? '' } }],
    at: clock.now(),
  })
}
