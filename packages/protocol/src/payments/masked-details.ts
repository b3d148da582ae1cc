const HIDDEN = '•••'
const SHOWN = 4

/** Details that name a person and not only an account: shown in full to nobody but who types them. */
export const PERSONAL_DETAILS: readonly string[] = ['instantKey', 'taxId']

/** The token of a card says nothing to people but its last digits. */
const MASKED = [...PERSONAL_DETAILS, 'cardId']

/**
 * What names a payee's account as it is shown once a payment was reviewed: of keys and tax numbers
 * only so much is left that who typed them knows them again. What is masked already stays as it
 * is.
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
 * What `hiddenHash` of a held payment is the SHA-256 of, as UTF-8: the payment's idempotency key
 * and all that `maskedDetails` masks, each in one spelling. Undefined where nothing is masked.
 *
 * The key makes it another text for each payment, so that hashes can neither be compared with each
 * other nor looked up. It doesn't keep a short number from whoever has both key and hash and tries
 * them all: whoever is told the hash may see the payment.
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
