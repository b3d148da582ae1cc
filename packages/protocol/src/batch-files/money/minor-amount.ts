import { minorUnits } from '../../minor-units.ts'

/** Returns a decimal with at most its currency's decimals as a whole number of minor units. */
export function minorOf(decimal: string, currencyCode: string): bigint {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return BigInt(whole + decimals.padEnd(minorUnits(currencyCode), '0'))
}

/** Returns minor units as a decimal with exactly the currency's decimals. */
export function decimalOf(minor: bigint, currencyCode: string): string {
  const decimals = minorUnits(currencyCode)
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const sign = minor < 0n ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
