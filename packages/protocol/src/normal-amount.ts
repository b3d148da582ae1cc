/**
 * Normalises an amount: `12.50` and `012.5` both become `12.5`, and zero has no sign. It uses no
 * arithmetic, so that a page that only pays doesn't load any.
 *
 * @throws {TypeError} If the text isn't a decimal number
 */
export function normalAmount(amount: string): string {
  const [matched, sign, whole, decimals = ''] = AMOUNT.exec(amount) ?? []
  if (matched === undefined) throw new TypeError(`Not an amount: ${amount}`)
  const size = `${whole}${decimals}`
  return size === '0' ? size : `${sign}${size}`
}

// Separates the significant digits from leading zeros, and from zeros at the end of the decimals.
const AMOUNT = /^(-?)0*(\d+)(?:\.0*|(\.\d*[1-9])0*)?$/

/** The pattern of an amount above zero. */
export const POSITIVE_DECIMAL = /^(?=.*[1-9])\d{1,15}(\.\d{1,8})?$/
