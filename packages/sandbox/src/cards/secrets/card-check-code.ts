import type { Context } from '../../context.ts'
import { hmac } from '../../credentials/index.ts'
import { checkKey } from './card-keys.ts'
import { digitsOf } from './digits-of.ts'

const LENGTH = 3

/** The input of a card's security code: another number or expiry has another code. */
export interface PrintedCard {
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** Returns the three digits on the back of a card. They aren't stored, and are always the same. */
export async function checkCodeOf(
  { number, expiryMonth, expiryYear }: PrintedCard,
  context: Pick<Context, 'sql'>,
): Promise<string> {
  const printed = `${number} ${expiryMonth}/${expiryYear}`
  return digitsOf(await hmac(await checkKey(context.sql), printed), LENGTH)
}
