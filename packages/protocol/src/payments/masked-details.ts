const HIDDEN = '•••'
const SHOWN = 4

/**
 * Details that identify a person, not just an account. They are shown in full only to the user who
 * types them.
 */
export const PERSONAL_DETAILS: readonly string[] = ['instantKey', 'taxId']

/** Only the last characters of a card's token mean something to people. */
const MASKED = [...PERSONAL_DETAILS, 'cardId']

/**
 * Masks a payee's details for display after the review of a payment. Keys and tax numbers keep only
 * enough characters for the user to recognise them. Values that are already masked don't change.
 */
export const maskedDetails = (
  details: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      MASKED.includes(name) ? masked(value) : value,
    ]),
  )

/**
 * Returns the text whose SHA-256 (as UTF-8) is the `hiddenHash` of a held payment: the payment's
 * idempotency key, and all details that `maskedDetails` masks, in canonical form. Undefined if none
 * is masked.
 *
 * Because of the key, the text differs for each payment, so that hashes can't be compared or looked
 * up. A short number isn't safe from someone who has both the key and the hash and tries all
 * values, but everyone who receives the hash may see the payment.
 */
export function hiddenDetailsText(
  key: string,
  details: Readonly<Record<string, string>>,
): string | undefined {
  const hidden = Object.entries(details).filter(([name]) => MASKED.includes(name))
  if (hidden.length === 0) return undefined
  const inOrder = hidden.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([
    key,
    ...inOrder.map(([name, value]) => [name, inOneSpelling(name, value)]),
  ])
}

function inOneSpelling(name: string, value: string): string {
  if (!PERSONAL_DETAILS.includes(name)) return value.trim()
  const plain = value.includes('@') ? /[\s\p{Cf}]/gu : /[^\p{L}\d]/gu
  return value.replaceAll(plain, '').toLowerCase()
}

function masked(value: string): string {
  if (value.includes(HIDDEN)) return value
  const [name = '', host] = value.trim().toLowerCase().split('@')
  if (host !== undefined) return `${name.slice(0, 1)}${HIDDEN}@${host}`
  const plain = name.replaceAll(/[^\p{L}\d]/gu, '')
  return plain.length < 2 * SHOWN ? HIDDEN : HIDDEN + plain.slice(-SHOWN)
}
