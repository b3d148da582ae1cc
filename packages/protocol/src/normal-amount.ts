/**
 * Writes equal amounts equally: `12.50` and `012.5` both as `12.5`, and nothing without a sign. It
 * needs no arithmetic: payments use it, and a page that only pays does not load any.
 *
 * @throws {TypeError} For text that is no decimal number.
 */
export function normalAmount(amount: string): string {
  const [matched, sign, whole, decimals = ''] = AMOUNT.exec(amount) ?? []
  if (matched === undefined) throw new TypeError(`Not an amount: ${amount}`)
  const size = `${whole}${decimals}`
  return size === '0' ? size : `${sign}${size}`
}

// Without the zeros that say nothing: those that lead, and those that end the decimals.
const AMOUNT = /^(-?)0*(\d+)(?:\.0*|(\.\d*[1-9])0*)?$/
