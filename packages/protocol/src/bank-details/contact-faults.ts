import { isEmailAddress, LONGEST_EMAIL } from '../email-address.ts'
import type { BankDetailFault } from './bank-detail.ts'
import { faultAt, lengthFault, strangerIn } from './detail-faults.ts'

const PHONE_LENGTHS = Array.from({ length: 9 }, (_, at) => at + 8)
const RANDOM_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const RANDOM_KEY_LENGTH = 36

/** Returns the fault of a cleaned email address, as far as it shows without sending a message. */
export function emailFault(email: string): BankDetailFault | undefined {
  const fault = strangerIn(email, /[\w.!#$%&'*+/=?^`{|}~@-]/)
  if (fault) return fault
  if (email.length > LONGEST_EMAIL) return lengthFault(email, [LONGEST_EMAIL])
  return isEmailAddress(email) ? undefined : { reason: 'form' }
}

/**
 * Returns the fault of a cleaned phone number (ITU-T E.164, with plus sign and country), if there
 * is one.
 */
export function phoneFault(phone: string): BankDetailFault | undefined {
  if (phone.startsWith('+')) {
    const fault = strangerIn(phone.slice(1), /\d/)
    if (fault?.reason === 'character') return { ...fault, position: fault.position + 1 }
    return lengthFault(phone, PHONE_LENGTHS) ?? (phone[1] === '0' ? { reason: 'form' } : undefined)
  }
  return strangerIn(phone, /\d/) ?? { reason: 'form' }
}

/** Returns the fault of a cleaned random key as issued by a bank, a lowercase UUID of RFC 9562. */
export function randomKeyFault(key: string): BankDetailFault | undefined {
  const fault = strangerIn(key, /[\da-f-]/) ?? lengthFault(key, [RANDOM_KEY_LENGTH])
  if (fault || RANDOM_KEY.test(key)) return fault
  const characters = Array.from(key)
  const at = characters.findIndex(
    (character, place) => (character === '-') !== [8, 13, 18, 23].includes(place),
  )
  return faultAt(characters, at)
}
