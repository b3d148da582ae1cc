import { BANK_DETAIL_KINDS, type BankDetailFault, type BankDetailKind } from './bank-detail.ts'
import { checkBankDetail } from './check-bank-detail.ts'
import { cleanBankDetail } from './clean-bank-detail.ts'
import { isIbanOf } from './iban-country.ts'

/** The rules of a field for a payee's account; a `PayoutField` has them. */
export interface PayoutDetailRules {
  /** Matching one of these kinds is enough: a `BankDetailKind`, `text` or `digits`. */
  readonly kinds: readonly string[]
  readonly isRequired: boolean
  readonly minLength: number
  readonly maxLength: number
  /** The permitted values. */
  readonly options?: readonly { readonly id: string }[] | undefined
}

/** The reason a payout field is refused. */
export type PayoutDetailFault =
  | BankDetailFault
  /** An IBAN of a country other than the destination. */
  | { readonly reason: 'otherCountry'; readonly country: string }
  /** None of the options. */
  | { readonly reason: 'option' }
  /** Shorter or longer than the field allows; `typed` is its length. */
  | {
      readonly reason: 'size'
      readonly least: number
      readonly most: number
      readonly typed: number
    }

/** The outcome of checking a field. */
export type CheckedPayoutDetail =
  /** `value` is its canonical form; empty for an optional field left empty. */
  | { readonly isRight: true; readonly value: string }
  | { readonly isRight: false; readonly fault: PayoutDetailFault }

/**
 * Checks a payout field as the bank does: matching one of its kinds is enough, and an unknown kind
 * counts as text. Never runs patterns sent by the bank.
 *
 * @param countryCode The destination; without it, an IBAN of any country is accepted.
 */
export function checkPayoutDetail(
  field: PayoutDetailRules,
  typed: string,
  countryCode?: string,
): CheckedPayoutDetail {
  if (typed.trim() === '') {
    return field.isRequired ? refused({ reason: 'missing' }) : { isRight: true, value: '' }
  }
  if (field.options) return checkOption(field.options, typed)
  const checked = checkKinds(field.kinds, typed)
  if (!checked.isRight) return checked
  const { minLength: least, maxLength: most } = field
  const { length } = checked.value
  if (length >= least && length <= most) return checkDetailCountry(field, checked, countryCode)
  return refused({ reason: 'size', least, most, typed: length })
}

/**
 * Checks that an IBAN belongs to the destination, for a field that was checked without it. Other
 * fields have no country.
 */
export function checkDetailCountry(
  { kinds, options }: PayoutDetailRules,
  checked: CheckedPayoutDetail,
  countryCode: string | undefined,
): CheckedPayoutDetail {
  if (!checked.isRight || checked.value === '' || countryCode === undefined) return checked
  const { value } = checked
  if (options || !kinds.includes('iban') || isIbanOf(value, countryCode)) return checked
  return refused({ reason: 'otherCountry', country: value.slice(0, 2) })
}

function checkOption(
  options: NonNullable<PayoutDetailRules['options']>,
  typed: string,
): CheckedPayoutDetail {
  return options.some(({ id }) => id === typed)
    ? { isRight: true, value: typed }
    : refused({ reason: 'option' })
}

/** Returns the most specific of several faults, rather than that it is too short for another kind. */
function checkKinds(kinds: readonly string[], typed: string): CheckedPayoutDetail {
  const faults: BankDetailFault[] = []
  for (const kind of kinds) {
    const checked = checkKind(kind, typed)
    if (checked.isRight) return checked
    faults.push(checked.fault)
  }
  const [first] = faults
  if (!first) return checkKind('text', typed)
  return refused(faults.find(({ reason }) => reason !== 'length') ?? withAllLengths(faults, first))
}

function withAllLengths(
  faults: readonly BankDetailFault[],
  first: BankDetailFault,
): BankDetailFault {
  const lengths = faults.flatMap(fault => (fault.reason === 'length' ? fault.lengths : []))
  if (first.reason !== 'length') return first
  return { ...first, lengths: [...new Set(lengths)].toSorted((one, other) => one - other) }
}

type CheckedKind =
  | { readonly isRight: true; readonly value: string }
  | { readonly isRight: false; readonly fault: BankDetailFault }

function checkKind(kind: string, typed: string): CheckedKind {
  if (isBankDetail(kind)) return checkBankDetail(kind, typed)
  return kind === 'digits' ? checkDigits(typed) : { isRight: true, value: typed.trim() }
}

function checkDigits(typed: string): CheckedKind {
  const value = cleanBankDetail(typed)
  const characters = Array.from(value)
  const at = characters.findIndex(character => !/^\d$/.test(character))
  if (at === -1 && value !== '') return { isRight: true, value }
  if (at === -1) return { isRight: false, fault: { reason: 'missing' } }
  const character = characters[at] ?? ''
  return { isRight: false, fault: { reason: 'character', character, position: at + 1 } }
}

const isBankDetail = (kind: string): kind is BankDetailKind =>
  (BANK_DETAIL_KINDS as readonly string[]).includes(kind)

const refused = (fault: PayoutDetailFault): CheckedPayoutDetail => ({ isRight: false, fault })
