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

function masked(value: string): string {
  if (value.includes(HIDDEN)) return value
  const [name = '', host] = value.trim().toLowerCase().split('@')
  if (host !== undefined) return `${name.slice(0, 1)}${HIDDEN}@${host}`
  const plain = name.replaceAll(/[^\p{L}\d]/gu, '')
  return plain.length < 2 * SHOWN ? HIDDEN : HIDDEN + plain.slice(-SHOWN)
}
