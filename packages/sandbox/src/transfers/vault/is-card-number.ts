/**
 * Checks if digits can be a card number (ISO/IEC 7812): the length that networks issue, with a
 * valid check digit. It is text because the frame uses it too.
 */
export const IS_CARD_NUMBER = `digits => {
  if (!/^[0-9]{12,19}$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}`

/** Runs {@link IS_CARD_NUMBER} for the vault itself. */
export function isCardNumber(digits: string): boolean {
  if (!/^[0-9]{12,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
