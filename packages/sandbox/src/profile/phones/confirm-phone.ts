import type { profileMethods } from '@sixpence/protocol/schemas'
import { takeChange } from '../../confirmations/index.ts'
import type { CallerContext } from '../../context.ts'
import { sameText, sha256 } from '../../credentials/index.ts'
import { Refusal, type Handlers, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { sendToPrimaryEmail } from '../emails/primary-email.ts'
import { findOwn, holdPhones, inFull } from './own-phone.ts'
import type { PhoneChange } from './verify-phone.ts'

export const confirmPhoneHandlers = {
  confirmPhone: async ({ verificationId: id, code, codeVerifier }, context) => {
    const phones = await holdPhones(context)
    // Before the code is checked: a caller who has it from elsewhere learns nothing about it.
    if (!sameText(await sha256(codeVerifier), await challengeOf(id, context))) {
      return refuse.invalid('approvalCodeExpired', refusalText(context.locale, 'otherTab'))
    }
    // Returned and not thrown, so that a wrong code stays counted.
    const change = await takeChange({ id, code, kinds: ['phone'] }, context)
    if (change instanceof Refusal) return change
    const { phoneId } = change.newValue as PhoneChange // what this folder has kept
    const phone = findOwn(phones, phoneId)
    await replaceWith(phoneId, context)
    await moveSignInCodes(inFull(phone), context)
    const digits = phone.number.slice(-2)
    await sendToPrimaryEmail({ what: 'phoneChanged', values: { digits } }, context)
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

/** @throws {Refusal} `13` for another customer's code and for a missing one. */
async function challengeOf(id: string, { sql, caller }: CallerContext): Promise<string> {
  const [row] = await sql<{ challenge: string }>`
    select new_value ->> 'codeChallenge' as challenge from security_change
    where id = ${id} and customer_id = ${caller.customerId} and kind = 'phone'`
  if (row) return row.challenge
  throw refuse.accessDenied('You have asked for no such code.')
}

async function replaceWith(phoneId: string, { sql, caller }: CallerContext): Promise<void> {
  await sql`delete from customer_phone where customer_id = ${caller.customerId} and id <> ${phoneId}`
  await sql`update customer_phone set confirmed = true, is_primary = true where id = ${phoneId}`
}

/** Moves sign-in codes to where the customer can read them. */
async function moveSignInCodes(number: string, { sql, caller }: CallerContext): Promise<void> {
  await sql`
    update login set phone_number = ${number}
    where customer_id = ${caller.customerId} and phone_number is not null`
}
