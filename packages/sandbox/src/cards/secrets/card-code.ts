import type { CallerContext } from '../../context.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { CARD_MAIL_WORDS } from '../card-mail-words.ts'
import type { OwnCard } from '../own-card.ts'
import { asThemselves, beginChange, takeChange } from '../../confirmations/index.ts'

/** Secrets of a card that only a code reveals. */
type CardSecret = 'cardPin' | 'cardDetails'

/** Sends the code that shows a secret of a card. */
export async function sendCardCode(
  kind: CardSecret,
  { accountId, number }: Pick<OwnCard, 'accountId' | 'number'>,
  context: CallerContext,
): Promise<{ requestKey: string; sentTo: string }> {
  const { id, sentTo } = await beginChange(
    {
      kind,
      newValue: { accountId },
      about: { words: CARD_MAIL_WORDS[kind], values: { digits: number.slice(-4) } },
    },
    asThemselves(context),
  )
  return { requestKey: id, sentTo }
}

interface GivenCode {
  readonly accountId: string
  readonly requestKey: string
  readonly code: string
}

/** Checks the code; returns a refusal if it isn't right for this secret of this card. */
export async function takeCardCode(
  kind: CardSecret,
  { accountId, requestKey, code }: GivenCode,
  context: CallerContext,
): Promise<Refusal | undefined> {
  const begun = await takeChange({ id: requestKey, code, kinds: [kind] }, asThemselves(context))
  if (begun instanceof Refusal) return begun
  // The value stored by `sendCardCode`: a code is only for the card it was sent for.
  const { accountId: wanted } = begun.newValue as { accountId: string }
  return wanted === accountId
    ? undefined
    : refuse.invalid('accountId', 'The code is for another card.')
}
