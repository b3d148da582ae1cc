import type { InputOf, OutputOf } from '@sixpence/protocol'
import type { profileMethods } from '@sixpence/protocol/schemas'
import { beginChange, BETWEEN_CODES_MS } from '../../confirmations/index.ts'
import type { CallerContext } from '../../context.ts'
import { checkCaptcha, refuse } from '../../http/index.ts'
import { maskPhone } from '../../inbox/index.ts'
import { refusalText } from '../../language/index.ts'
import type { PhoneRow } from './find-phones.ts'
import { findOwn, holdPhones, inFull } from './own-phone.ts'

/** The data kept with a phone's code. */
export interface PhoneChange {
  readonly phoneId: string
  readonly codeChallenge: string
}

type Input = InputOf<typeof profileMethods.verifyPhone>
type Sent = OutputOf<typeof profileMethods.verifyPhone>

/** Sends a code to one of the customer's phones. */
export async function verifyPhone(
  phoneId: string,
  input: Input,
  context: CallerContext,
): Promise<Sent> {
  checkCaptcha(input.captcha)
  return sendCode(findOwn(await holdPhones(context), phoneId), input, context)
}

/** Sends a code to the caller's phone that waits for confirmation. */
export async function verifyCustomerPhone(
  customerId: string,
  input: Input,
  context: CallerContext,
): Promise<Sent> {
  checkCaptcha(input.captcha)
  if (customerId !== context.caller.customerId) throw refuse.accessDenied('You are not they.')
  const phone = (await holdPhones(context)).find(({ confirmed }) => !confirmed)
  if (!phone) throw refuse.invalid('phone', refusalText(context.locale, 'phoneKnown'))
  return sendCode(phone, input, context)
}

async function sendCode(phone: PhoneRow, input: Input, context: CallerContext): Promise<Sent> {
  if (phone.confirmed) throw refuse.invalid('phone', refusalText(context.locale, 'phoneKnown'))
  const { type: channel, codeChallenge } = input
  const newValue: PhoneChange = { phoneId: phone.id, codeChallenge }
  const goesTo = { channel, email: context.caller.email, masked: maskPhone(inFull(phone)) }
  const { id, sentTo, expiresAt } = await beginChange({ kind: 'phone', newValue, goesTo }, context)
  return {
    verificationId: id,
    sentTo,
    resendAfterS: BETWEEN_CODES_MS / 1000,
    expiresAt: expiresAt.toISOString(),
  }
}
