import { withoutInvisible } from './without-invisible.ts'

/** The maximum length of an email address (RFC 5321). */
export const LONGEST_EMAIL = 254
const SHORTEST = 6

/**
 * Returns true if a text is a complete email address: RFC 5321, with a host of at least two labels
 * under any top level. A host in other scripts must be in its `xn--` form, as browsers write it.
 * Only the bank can find out if the address exists.
 */
export function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@')
  const labels = host.split('.')
  return (
    text.length <= LONGEST_EMAIL &&
    more.length === 0 &&
    name.length <= LONGEST_NAME &&
    name.split('.').every(part => PART.test(part)) &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}

const LONGEST_NAME = 64
const PART = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--.+)$/i

/**
 * Returns an address without what was copied along with it: blanks and commas around it, angle
 * brackets with a name before them, `mailto:`, invisible characters. Everything inside the address
 * stays, even a blank: `a b@c.co` isn't `ab@c.co`.
 */
export function cleanEmailAddress(text: string): string {
  // A longer text isn't an address with something around it.
  if (text.length > LONGEST_PASTED) return text
  const alone = withoutInvisible(text).replace(/[\s,;]+$/, '')
  const inner = /^[^<>]*<([^<>]*)>$/.exec(alone)?.[1] ?? alone
  return inner
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[\s,;>]+$/, '')
}

const LONGEST_PASTED = 1000

/**
 * True if a text may be an email address worth looking up: longer than five characters, with an at
 * sign and a dot, ignoring anything copied along with it. Anything else can't be a payee's address
 * and causes no call.
 */
export function mayBeEmail(text: string): boolean {
  const address = cleanEmailAddress(text)
  return address.length >= SHORTEST && address.includes('@') && address.includes('.')
}
