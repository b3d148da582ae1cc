import { checkBankDetail, checkPayoutDetail } from '../../bank-details/index.ts'
import { cleanEmailAddress, isEmailAddress } from '../../email-address.ts'
import { compareDecimals } from '../money/compare-decimals.ts'
import type { BatchContent } from '../../batches/index.ts'
import type { BatchColumn, BatchField, BatchFormat } from '../format.ts'
import type { BatchRules } from './batch-rules.ts'
import { hasCardNumber } from './card-numbers.ts'
import { type CellFault, type CheckedCell, faulty, right } from './cell-fault.ts'
import { checkAmount } from './check-amount.ts'
import { checkText } from './check-text.ts'
import { codeOf, type RowWay } from './row-way.ts'
import { damageOf, isCertainlyZeroed } from './sheet-damage.ts'

interface At {
  readonly rules: BatchRules
  readonly row: RowWay
}

/** Checks a cell in its row, by the functions of the form for a single payment. */
export function checkCell(column: BatchColumn, text: string, at: At): CheckedCell {
  if (!mayLookLikeCard(column, at.row) && hasCardNumber(text))
    return faulty({ reason: 'cardNumber' })
  if (text.includes('\uFFFD')) return faulty({ reason: 'unreadable' })
  if (text.trim() === '' && column.content !== 'detail')
    return column.isRequired ? faulty({ reason: 'missing' }) : right('')
  return CHECKS[column.content](text, column, at)
}

type Check = (text: string, column: BatchColumn, at: At) => CheckedCell

const CHECKS: Readonly<Record<BatchContent, Check>> = {
  rowId: (text, column, { row }) => checkText(text, column, row.way),
  email: checkEmail,
  amount: checkRowAmount,
  name: (text, column, { row }) => checkText(text, column, row.way),
  text: (text, column, { row }) => checkText(text, column, row.way),
  country: checkCountry,
  currency: checkCurrency,
  choice: checkChoice,
  detail: checkDetail,
}

/** The kinds of numbers that can be as long as those of cards, with any digits. */
const LONG_NUMBERS = new Set(['digits', 'accountNumber', 'clabe', 'cnpj', 'phone', 'cardNumber'])

const mayLookLikeCard = ({ name, content }: BatchColumn, { way }: RowWay): boolean =>
  content === 'detail' && (fieldOf(way, name)?.kinds.some(kind => LONG_NUMBERS.has(kind)) ?? false)

const fieldOf = (way: RowWay['way'], name: string): BatchField | undefined =>
  way?.fields.find(field => field.name === name)

function checkEmail(text: string): CheckedCell {
  const address = cleanEmailAddress(text)
  if (isEmailAddress(address)) return right(address)
  const checked = checkBankDetail('email', text)
  return checked.isRight ? faulty({ reason: 'form' }) : checked
}

function checkRowAmount(text: string, _column: BatchColumn, { rules, row }: At): CheckedCell {
  const { decimalMark, accountCurrency } = rules
  const { currencyCode } = row
  const checked = checkAmount(text, { decimalMark, currencyCode })
  if (!checked.isRight || currencyCode !== accountCurrency) return checked
  const fault = limitFault(checked.value, rules.format, currencyCode)
  return fault ? faulty(fault) : checked
}

function limitFault(
  amount: string,
  { minimum, maximum }: Pick<BatchFormat, 'minimum' | 'maximum'>,
  currencyCode: string,
): CellFault | undefined {
  if (minimum !== undefined && compareDecimals(amount, minimum) < 0)
    return { reason: 'belowMinimum', minimum, currencyCode }
  return maximum !== undefined && compareDecimals(amount, maximum) > 0
    ? { reason: 'aboveMaximum', maximum, currencyCode }
    : undefined
}

function checkCountry(text: string, _column: BatchColumn, { rules, row }: At): CheckedCell {
  const code = codeOf(text)
  const isKnown = row.ways !== undefined || (rules.ways.size === 0 && /^[A-Z]{2}$/.test(code))
  return isKnown ? right(code) : faulty({ reason: 'unknownCountry' })
}

function checkCurrency(text: string, _column: BatchColumn, { row }: At): CheckedCell {
  if (row.currencyCode !== undefined) return right(codeOf(text))
  const currencies = [...new Set(row.ways?.flatMap(way => way.currencies))]
  return faulty({ reason: 'currencyNotReachable', currencies })
}

function checkChoice(text: string, { options = [] }: BatchColumn): CheckedCell {
  const option = options.find(each => each.toLowerCase() === text.trim().toLowerCase())
  return option === undefined ? faulty({ reason: 'option' }) : right(option)
}

/** Fields that the row's country doesn't have aren't used, and not checked. */
function checkDetail(text: string, { name }: BatchColumn, { row }: At): CheckedCell {
  const field = fieldOf(row.way, name)
  if (!field || !row.way) return right(text.trim())
  const checked = checkPayoutDetail(field, text, row.way.countryCode)
  if (checked.isRight)
    return isCertainlyZeroed(field.kinds, checked.value)
      ? faulty({ reason: 'ruined', damage: 'zeroedDigits' })
      : checked
  const damage = damageOf(field, text)
  return damage ? faulty({ reason: 'ruined', damage }) : checked
}
