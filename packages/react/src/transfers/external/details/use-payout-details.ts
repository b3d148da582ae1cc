import type { InstantKeyInfo, PayoutField } from '@sixpence/core/transfers'
import {
  checkDetailCountry,
  checkPayoutDetail,
  type BankDetailKind,
  type CheckedPayoutDetail,
  type PayoutDetailFault,
} from '@sixpence/core/bank-details'
import { formFields, keyedField } from './form-fields.ts'
import { useBankLookUp, type FoundBank, type NamedDetail } from './use-bank-look-up.ts'
import { useKeyOwner } from './use-key-owner.ts'
import {
  useOptionLists,
  type OptionList,
  type OptionLists,
  type OptionQuestion,
} from './use-option-lists.ts'
import type { Details, TypedIban } from '../send-money-draft.ts'

/** One field of the bank's form. */
export interface DetailField {
  readonly field: PayoutField
  /** The typed value, or the one filled in from another field. */
  readonly value: string
  /** True if the customer left it as it is. */
  readonly isLeft: boolean
  readonly fault: PayoutDetailFault | undefined
  /** The value in its normal spelling; undefined while it has a fault. */
  readonly right: string | undefined
  /** True if it was typed over a value filled in from another field. */
  readonly isCorrected: boolean
  /** The options, if the field is a choice. */
  readonly list: OptionList | undefined
  /** The bank found by its number. */
  readonly found: FoundBank | undefined
  /** Only for a key: its owner. */
  readonly owner: InstantKeyInfo | undefined
}

/** The details that identify the account, as far as they are filled in. */
export interface PayoutDetails {
  readonly fields: readonly DetailField[]
  /** True while numbers are looked up whose bank fills other fields. */
  readonly isLookingUp: boolean
  /**
   * The values in their normal spelling, by the names of the fields; undefined while there is a
   * fault.
   */
  readonly values: Details | undefined
}

/** The question that the fields depend on. */
export interface DetailQuestion extends OptionQuestion {
  /** The fields of the way; without one, the fields needed in any case. */
  readonly fields: readonly PayoutField[]
  readonly iban: TypedIban
  /** The texts as the customer left them. */
  readonly left: Details
}

/** Builds the fields of a way, fills them, and judges each by the bank's rules. */
export function usePayoutDetails(question: DetailQuestion): PayoutDetails {
  const { countryCode, left } = question
  const lists = useOptionLists(question)
  const read = formFields(question.fields, lists.params).map(bare =>
    readField(bare, question, lists),
  )
  const { fills, found, isPending } = useBankLookUp(named('iban', read), named('bic', read))
  const fields = read.map(({ field, list, typed, checked: own }) => {
    const fill = fills[field.name] ?? ''
    const first = typed === undefined && fill !== '' ? checkPayoutDetail(field, fill) : own
    const checked = checkDetailCountry(field, first, countryCode)
    const value = typed ?? fill
    return {
      field,
      value,
      isLeft: left[field.name] === value,
      isCorrected: value !== '' && !isPending && value !== fill,
      list,
      found: found[field.name],
      fault: checked.isRight ? undefined : checked.fault,
      right: checked.isRight ? checked.value : undefined,
    }
  })
  const values = Object.fromEntries(
    fields.flatMap(({ field, right }) => (right ? [[field.name, right]] : [])),
  ) as Details // Names and texts.
  const owner = useKeyOwner(countryCode, values)
  const isRight = fields.every(({ fault }) => fault === undefined)
  return {
    fields: fields.map(each => ({
      ...each,
      owner: each.field.name === 'instantKey' ? owner : undefined,
    })),
    isLookingUp: isPending,
    values: isRight ? values : undefined,
  }
}

interface FieldAsTyped {
  readonly field: PayoutField
  readonly list: OptionList | undefined
  readonly typed: string | undefined
  /** Whatever the country. */
  readonly checked: CheckedPayoutDetail
}

function readField(
  bare: PayoutField,
  { typed: details, iban }: DetailQuestion,
  lists: OptionLists,
): FieldAsTyped {
  const list = lists.of(bare)
  const field = keyedField(withOptions(bare, list), details)
  const typed = details[field.name]
  const isIban = field.name === 'iban' && typed !== undefined && typed.trim() !== ''
  return {
    field,
    list,
    typed,
    checked: isIban ? iban.checked : checkPayoutDetail(field, typed ?? ''),
  }
}

/** Returns the field of a kind, with its value if that is valid; no name if there is none. */
function named(kind: BankDetailKind, fields: readonly FieldAsTyped[]): NamedDetail {
  const { field, checked } = fields.find(({ field: { kinds } }) => kinds.includes(kind)) ?? {}
  return { name: field?.name ?? '', value: (checked?.isRight && checked.value) || undefined }
}

const withOptions = (field: PayoutField, list: OptionList | undefined): PayoutField =>
  list?.data ? { ...field, options: [...list.data] } : field
