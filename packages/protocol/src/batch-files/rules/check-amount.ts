import {
  payableAmount,
  type PayableAmount,
  type PlainDecimal,
  readDecimal,
  typedNumber,
  WRITINGS,
} from '../../amounts/index.ts'
import { minorUnits } from '../../minor-units.ts'
import type { DecimalMark } from '../dialect/decimal-mark.ts'
import { type CellFault, type CheckedCell, faulty, right } from './cell-fault.ts'
import { hasExponent } from './sheet-damage.ts'

/** The facts needed to read an amount. */
export interface AmountContext {
  /** The file's decimal mark; undefined while two are possible. */
  readonly decimalMark: DecimalMark | undefined
  /** Undefined if the row has no valid one; then the amount's decimals aren't checked. */
  readonly currencyCode: string | undefined
}

const MOST_DECIMALS = 8

/**
 * Checks an amount by the decimal mark of its file, with or without grouping marks and the symbol
 * or code of its currency. The value has exactly the currency's decimals.
 */
export function checkAmount(text: string, context: AmountContext): CheckedCell {
  const { decimalMark, currencyCode } = context
  const typed = typedNumber(text, currencyCode ?? '', decimalMark ?? '.')
  if (typed === '') return faulty({ reason: 'missing' })
  if (/^[-−]|^\(.*\)$/.test(typed)) return faulty({ reason: 'notPositive' })
  const decimals = currencyCode === undefined ? MOST_DECIMALS : minorUnits(currencyCode)
  const [read, other] = readings(typed, decimalMark)
  if (other) return unclear(read ? [read, other] : [other], decimals)
  if (read) return checked(read, decimals)
  return faulty(
    hasExponent(typed) ? { reason: 'ruined', damage: 'exponent' } : { reason: 'notAmount' },
  )
}

type Reading = PlainDecimal | undefined

/** Returns the reading by the file's decimal mark, and a different one that is as likely. */
function readings(
  typed: string,
  decimalMark: DecimalMark | undefined,
): readonly [Reading, Reading] {
  const [point, comma] = WRITINGS.map(({ decimal, groups }) => readDecimal(typed, decimal, groups))
  if (decimalMark !== undefined) {
    const [own, other] = decimalMark === '.' ? [point, comma] : [comma, point]
    return own ? [own, undefined] : [undefined, other]
  }
  if (!point || !comma) return [point ?? comma, undefined]
  const isSame = point.integer === comma.integer && point.fraction === comma.fraction
  return [point, isSame ? undefined : comma]
}

function unclear(all: readonly PlainDecimal[], decimals: number): CheckedCell {
  const amounts = all
    .map(reading => payableAmount(reading, decimals))
    .flatMap(each => (each.ok ? [each.amount] : []))
  if (amounts.length === 0) return faulty({ reason: 'notAmount' })
  return faulty({ reason: 'unclearAmount', readings: amounts })
}

function checked(reading: PlainDecimal, decimals: number): CheckedCell {
  const result = payableAmount(reading, decimals)
  return result.ok ? right(result.amount) : faulty(FAULTS[result.fault](decimals))
}

type SizeFault = Extract<PayableAmount, { ok: false }>['fault']

const FAULTS: Readonly<Record<SizeFault, (decimals: number) => CellFault>> = {
  zero: () => ({ reason: 'notPositive' }),
  too_many_decimals: decimals => ({ reason: 'tooManyDecimals', decimals }),
  too_large: () => ({ reason: 'tooLarge' }),
}
