import type { Context } from '../../context.ts'
import { hmac } from '../../credentials/index.ts'
import { checkKey } from './card-keys.ts'
import { digitsOf } from './digits-of.ts'

const LENGTH = 3

/** What a card's security code is computed from: another number or another expiry has another. */
export interface PrintedCard {
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** The three digits on the back of a card. They are kept nowhere, and always come out the same. */
export async function checkCodeOf(
  { number, expiryMonth, expiryYear }: PrintedCard,
  context: Pick<Context, 'sql'>,
): Promise<string> {
  const printed = `${number} ${expiryMonth}/${expiryYear}`
  return digitsOf(await hmac(await checkKey(context.sql), printed), LENGTH)
}
