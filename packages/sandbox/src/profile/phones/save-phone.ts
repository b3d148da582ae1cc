import type { profileMethods } from '@sixpence/protocol/schemas'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import type { PhoneRow } from './find-phones.ts'
import { findOwn, holdPhones, inFull } from './own-phone.ts'

export const savePhoneHandlers = {
  savePhone: async ({ phoneCountryCode, phone, phoneId }, context) => {
    const phones = await holdPhones(context)
    if (phoneId !== undefined) findOwn(phones, phoneId)
    const typed = readNumber({ countryCode: phoneCountryCode, number: phone }, context)
    const same = phones.find(one => inFull(one) === inFull(typed))
    if (same?.confirmed === true) {
      throw refuse.invalid('phone', refusalText(context.locale, 'phoneKnown'))
    }
    // A repetition after a lost response, or a request for another code.
    if (same) return { phoneId: same.id }
    return { phoneId: await keep(typed, context) }
  },
} satisfies Partial<Handlers<typeof profileMethods>>

type Typed = Pick<PhoneRow, 'countryCode' | 'number'>

/** @throws {Refusal} `VF` for a number that can't exist. */
function readNumber(typed: Typed, { locale }: CallerContext): Typed {
  const parsed = parsePhoneNumberFromString(inFull(typed))
  if (parsed?.countryCallingCode !== typed.countryCode || !parsed.isValid()) {
    throw refuse.invalid('phone', refusalText(locale, 'phoneInvalid'))
  }
  return { countryCode: parsed.countryCallingCode, number: parsed.nationalNumber }
}

/**
 * Keeps a number. It replaces an unconfirmed one; a confirmed one stays until this one is
 * confirmed.
 */
async function keep(
  { countryCode, number }: Typed,
  { sql, newId, caller }: CallerContext,
): Promise<string> {
  const id = newId()
  await sql`delete from customer_phone where customer_id = ${caller.customerId} and not confirmed`
  await sql`
    insert into customer_phone (id, customer_id, country_code, number, is_primary)
    values (${id}, ${caller.customerId}, ${countryCode}, ${number},
      not exists (select from customer_phone where customer_id = ${caller.customerId}))`
  return id
}
