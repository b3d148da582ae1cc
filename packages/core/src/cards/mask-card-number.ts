const MASKED_FROM = 16
const SHOWN = 4

/**
 * Hides a card's number but for its last four digits when it has at least 16 characters as given,
 * spaces counted. A shorter one is no card's number and is answered as it is.
 */
export function maskCardNumber(number: string): string {
  if (number.length < MASKED_FROM) return number
  const digits = number.replaceAll(/\s/g, '')
  return `•••• ${digits.slice(-SHOWN)}`
}
