import type { cardMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../../http/index.ts'
import { deliver } from '../../inbox/index.ts'
import { refusalText } from '../../language/index.ts'
import { CARD_MAIL_WORDS } from '../card-mail-words.ts'
import { sendCardCode, takeCardCode } from './card-code.ts'
import { isWeakPin, keepPin, readPin } from './card-pin.ts'
import { cardFor } from '../own-card.ts'

/** Calls about the PIN of a card. */
export const pinHandlers = {
  changePin: async (input, context) => {
    const { accountId, pin, pinRepeat } = input
    const { locale } = context
    const card = await cardFor('changePin', context, accountId)
    if (pin !== pinRepeat) throw refuse.invalid('pinRepeat', refusalText(locale, 'pinDiffers'))
    if (isWeakPin(pin)) throw refuse.invalid('pin', refusalText(locale, 'pinWeak'))
    await keepPin(context, accountId, pin)
    const { sql, newId, caller, clock } = context
    await deliver(sql, {
      id: newId(),
      to: caller.email,
      channel: 'email',
      subject: { words: CARD_MAIL_WORDS.pinSubject },
      body: [{ words: CARD_MAIL_WORDS.pin, values: { digits: card.number.slice(-4) } }],
      at: clock.now(),
    })
    return {}
  },

  requestPin: async ({ accountId }, context) =>
    sendCardCode('cardPin', await cardFor('showPin', context, accountId), context),

  pin: async (given, context) => {
    await cardFor('showPin', context, given.accountId)
    const refusal = await takeCardCode('cardPin', given, context)
    return refusal ?? { pinCode: await readPin(context, given.accountId) }
  },
} satisfies Partial<Handlers<typeof cardMethods>>
