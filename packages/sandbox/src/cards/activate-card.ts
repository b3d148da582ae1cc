import type { InputOf } from '@sixpence/protocol'
import { cardMethods } from '@sixpence/protocol/schemas'
import { ownAccount, statusId } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { areCodesLocked, countWrongCode } from '../credentials/index.ts'
import { Refusal, type Handlers, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { compare } from '../money/index.ts'
import { codesLocked } from '../payments/index.ts'
import { answerOnce } from './answer-once.ts'
import { cardFees, charge } from './application/card-fees.ts'
import { expiryOf } from './card-number.ts'
import { makePin, readPin } from './secrets/card-pin.ts'
import { cardFor, type OwnCard } from './own-card.ts'

const LAST_DIGITS = 4
/** The time during which a repeated call gets the PIN again. */
const PIN_REPEAT_MS = 10 * 60_000

/** A card that has arrived, before it can pay. */
export const activateCardHandlers = {
  activationData: async ({ accountId }, context) => {
    const card = await cardFor('activate', context, accountId)
    return {
      fees: await feeOf(context, card),
      feeCurrency: card.currencyCode,
      extraParams: [{ name: 'lastDigits' as const, length: LAST_DIGITS }],
    }
  },

  activate: async (input, context) => {
    const { accountId } = input
    const call = { method: cardMethods.activate, input: { accountId }, answersForMs: PIN_REPEAT_MS }
    const outcome = await answerOnce(call, context, () => activate(input, context))
    if (outcome instanceof Refusal) return outcome
    // Checked on a repetition too: the card may have been marked since the first call.
    await cardFor('showPin', context, accountId)
    // Read and not stored: a stored response contains no PIN.
    return { pinCode: await readPin(context, accountId) }
  },
} satisfies Partial<Handlers<typeof cardMethods>>

async function activate(
  { accountId, extraParams, feeAccountId }: InputOf<typeof cardMethods.activate>,
  context: CallerContext,
): Promise<Refusal | object> {
  if (feeAccountId !== undefined) await ownAccount(context, feeAccountId)
  const card = await cardFor('activate', context, accountId)
  const number = await numberAtHand(context, card)
  const refusal = await checkDigits(extraParams.lastDigits, number, context)
  if (refusal) return refusal
  const fee = await feeOf(context, card)
  if (compare(fee, '0') > 0) {
    if (feeAccountId === undefined)
      throw refuse.invalid('feeAccountId', 'Say which account pays the fee.')
    await charge(context, {
      accountId: feeAccountId,
      currencyCode: card.currencyCode,
      amount: fee,
      description: 'Activation of a card',
    })
  }
  await begin(context, card, number)
  await makePin(context, accountId)
  return {}
}

/** Returned and not thrown, so that the wrong attempt stays counted. */
async function checkDigits(
  digits: string | undefined,
  number: string,
  context: CallerContext,
): Promise<Refusal | undefined> {
  const user = { customerId: context.caller.ownCustomerId, purpose: 'cards' } as const
  if (await areCodesLocked(user, context)) {
    return codesLocked()
  }
  if (digits === number.slice(-LAST_DIGITS)) return undefined
  await countWrongCode(user, context)
  return refuse.invalid('lastDigits', refusalText(context.locale, 'digitsWrong'))
}

/** A replacement card is paid for when it is ordered. */
async function feeOf(context: CallerContext, card: OwnCard): Promise<string> {
  const fees = await cardFees(context, card.currencyCode)
  return card.reissuedStatusId === undefined ? fees.activation : fees.none
}

/** Returns the number printed on the card that has arrived: a replacement has a new one. */
async function numberAtHand({ sql }: CallerContext, card: OwnCard): Promise<string> {
  if (card.reissuedStatusId === undefined) return card.number
  const [row] = await sql<{ number: string | null }>`
    select reissued_number as number from card where account_id = ${card.accountId}`
  return row?.number ?? card.number
}

async function begin(context: CallerContext, card: OwnCard, number: string): Promise<void> {
  const { sql, clock } = context
  const isReissued = card.reissuedStatusId !== undefined
  const { month, year } = expiryOf(clock.now())
  if (isReissued) {
    await sql`
      update card set number = ${number}, expiry_month = ${month}, expiry_year = ${year},
        reissued_at = null, reissued_number = null, reissue_is_express = false
      where account_id = ${card.accountId}`
  }
  await sql`
    update customer_account set status_id = ${statusId('active')} where id = ${card.accountId}`
}
