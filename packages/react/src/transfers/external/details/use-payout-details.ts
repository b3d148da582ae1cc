import type { InstantKeyInfo, PayoutField } from '@sixpence/core'
import { checkPayoutDetail, type PayoutDetailFault } from '@sixpence/core/bank-details'
import { formFields, keyedField } from './form-fields.ts'
import { useBankLookUp, type FoundBank } from './use-bank-look-up.ts'
import { useKeyOwner } from './use-key-owner.ts'
import { useOptionLists, type OptionList, type OptionQuestion } from './use-option-lists.ts'
import type { Details } from '../send-money-draft.ts'

/** One field of the form that the bank asks for. */
export interface DetailField {
  readonly field: PayoutField
  /** As it was typed, or as it was filled from another field. */
  readonly value: string
  readonly fault: PayoutDetailFault | undefined
  /** It was typed over what another field says of it. */
  readonly isCorrected: boolean
  /** Of a field that is one of several. */
  readonly list: OptionList | undefined
  /** The bank that its number names. */
  readonly found: FoundBank | undefined
  /** Of a key: whose it is. */
  readonly owner: InstantKeyInfo | undefined
}

/** What names the account, as far as it is filled in. */
export interface PayoutDetails {
  readonly fields: readonly DetailField[]
  /** Numbers are being looked up whose bank fills other fields. */
  readonly isLookingUp: boolean
  /** In their one spelling, by the names of the fields; undefined while something is wrong. */
  readonly values: Details | undefined
}

/** What the fields depend on. */
export interface DetailQuestion extends OptionQuestion {
  /** Those of the way; before there is one, those that are asked for anyhow. */
  readonly fields: readonly PayoutField[]
}

/** Draws up the fields of a way, fills them, and judges each as the bank will. */
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
