const MASKED_FROM = 16
const SHOWN = 4

/**
 * Masks a card number except its last four digits, if it has at least 16 characters including
 * spaces. Anything shorter isn't a card number and is returned unchanged.
 */
export function maskCardNumber(number: string): string {
  if (number.length < MASKED_FROM) return number
  const digits = number.replaceAll(/\s/g, '')
  return `•••• ${digits.slice(-SHOWN)}`
}
