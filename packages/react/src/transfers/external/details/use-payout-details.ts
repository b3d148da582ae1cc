import type { InstantKeyInfo, PayoutField } from '@sixpence/core'
import { checkPayoutDetail, type PayoutDetailFault } from '@sixpence/core/bank-details'
import { formFields, keyedField } from './form-fields.ts'
import { useBankLookUp, type FoundBank } from './use-bank-look-up.ts'
import { useKeyOwner } from './use-key-owner.ts'
import { useOptionLists, type OptionList, type OptionQuestion } from './use-option-lists.ts'
import type { Details } from '../send-money-draft.ts'

/** One field of the bank's form. */
export interface DetailField {
  readonly field: PayoutField
  /** The typed value, or the one filled in from another field. */
  readonly value: string
  readonly fault: PayoutDetailFault | undefined
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
}

/** Builds the fields of a way, fills them, and judges each by the bank's rules. */
export function usePayoutDetails(question: DetailQuestion): PayoutDetails {
  const { typed } = question
  const lists = useOptionLists(question)
  const plain = formFields(question.fields, lists.params)
  const lookUp = useBankLookUp(plain, typed)
  const filled: Details = { ...lookUp.fills, ...typed }
  const fields = plain.map(bare => {
    const list = lists.of(bare)
    const field = keyedField(withOptions(bare, list), filled)
    const value = filled[field.name] ?? ''
    const checked = checkPayoutDetail(field, value, question.countryCode)
    return {
      field,
      value,
      isCorrected: value !== '' && !lookUp.isPending && value !== (lookUp.fills[field.name] ?? ''),
      list,
      found: lookUp.found[field.name],
      fault: checked.isRight ? undefined : checked.fault,
      right: checked.isRight ? checked.value : undefined,
    }
  })
  const values = Object.fromEntries(
    fields.flatMap(({ field, right }) => (right ? [[field.name, right]] : [])),
  ) as Details // Names and texts.
  const owner = useKeyOwner(question.countryCode, values)
  const isRight = fields.every(({ fault }) => fault === undefined)
  return {
    fields: fields.map(each => ({
      ...each,
      owner: each.field.name === 'instantKey' ? owner : undefined,
    })),
    isLookingUp: lookUp.isPending,
    values: isRight ? values : undefined,
  }
}

const withOptions = (field: PayoutField, list: OptionList | undefined): PayoutField =>
  list?.options ? { ...field, options: [...list.options] } : field
