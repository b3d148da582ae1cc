import { withoutInvisible } from './without-invisible.ts'

/**
 * Whether a text is a whole email address: RFC 5321, with a host of at least two labels, of any top
 * level. A host in other letters has to be in its `xn--` form, as browsers write it. Whether
 * someone reads it only the bank can know.
 */
export function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@')
  const labels = host.split('.')
  return (
    text.length <= LONGEST &&
    more.length === 0 &&
    name.length <= LONGEST_NAME &&
    name.split('.').every(part => PART.test(part)) &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}

const LONGEST = 254
const LONGEST_NAME = 64
const PART = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--.+)$/i

/**
 * An address without what comes along when it is copied: blanks and commas around it, angle
 * brackets with a name before them, `mailto:`, invisible characters. What stands within it stays,
 * be it a blank: `a b@c.co` isn't `ab@c.co`.
 */
export function cleanEmailAddress(text: string): string {
  // What is longer isn't an address that something came along with.
  if (text.length > LONGEST_PASTED) return text
  const alone = withoutInvisible(text).replace(/[\s,;]+$/, '')
  const inner = /^[^<>]*<([^<>]*)>$/.exec(alone)?.[1] ?? alone
  return inner
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[\s,;>]+$/, '')
}

const LONGEST_PASTED = 1000
