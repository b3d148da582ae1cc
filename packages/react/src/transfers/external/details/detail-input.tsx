import type { InstantKeyInfo } from '@sixpence/core/transfers'
import { useCountryName, useMessages } from '../../../i18n/index.ts'
import { useDetailFaultText, useDetailLabel } from '../../../payments/index.ts'
import { TextField } from '../../../ui/index.ts'
import { useAfterPress } from '../../form/use-after-press.ts'
import { CardChoice } from './card-choice.tsx'
import { DetailChoice } from './detail-choice.tsx'
import { grouped } from './grouped.ts'
import type { CardAdding } from './use-card-adding.ts'
import type { FoundBank } from './use-bank-look-up.ts'
import type { DetailField } from './use-payout-details.ts'

export interface DetailInputProps {
  detail: DetailField
  /** The country of the receiving bank. */
  countryCode: string | undefined
  isSubmitted: boolean
  adding: CardAdding
  /** The error to show if the typed text has no fault. */
  error?: string | undefined
  onType: (typed: string) => void
  /** Called when the customer has left the field. */
  onLeave: (text: string) => void
}

/** One field of the bank's form: a choice if it has options, else a text. */
export function DetailInput(props: DetailInputProps) {
  return (
    <div data-field={props.detail.field.name}>
      <Input {...props} />
    </div>
  )
}

function Input({ adding, ...props }: DetailInputProps) {
  const label = useLabel()(props.detail)
  const { list, field } = props.detail
  if (!list) return <Typed {...props} label={label} />
  const choice = { ...props, list, label }
  return field.optionsFrom === 'externalCardList' ? (
    <CardChoice {...choice} adding={adding} />
  ) : (
    <DetailChoice {...choice} />
  )
}

type TypedProps = Omit<DetailInputProps, 'adding'> & { label: string }

function Typed({ detail, countryCode, isSubmitted, label, error, onType, onLeave }: TypedProps) {
  const faultText = useDetailFaultText()
  const foundText = useFoundText(countryCode)
  const ownerText = useOwnerText()
  const afterPress = useAfterPress()
  const { field, value, isLeft, fault, right, found, owner } = detail
  // While it is typed it is wrong until its last character.
  const isShown = isSubmitted || (isLeft && value.trim() !== '')
  return (
    <TextField
      label={label}
      name={field.name}
      value={isLeft && right !== undefined ? grouped(field.kinds, right, value) : value}
      autoComplete="off"
      spellCheck={false}
      inputMode={isNumber(field.kinds) ? 'numeric' : 'text'}
      description={ownerText(owner) ?? foundText(found)}
      error={fault && isShown ? faultText(fault, false) : error}
      onChange={onType}
      onBlur={() => afterPress(() => onLeave(value))}
    />
  )
}

function useLabel() {
  const { t } = useMessages('send-money')
  const labelOf = useDetailLabel()
  return ({ field: { name, isRequired } }: DetailField): string =>
    isRequired ? labelOf(name) : t('optionalLabel', { label: labelOf(name) })
}

/**
 * Returns a function that names the bank of a number, and its country if the money is to go to
 * another one.
 */
function useFoundText(countryCode: string | undefined) {
  const { t } = useMessages('send-money')
  const nameOf = useCountryName()
  return (found: FoundBank | undefined): string | undefined => {
    if (!found) return undefined
    const { countryCode: elsewhere = countryCode } = found
    const bank = [found.bankName, found.city].filter(Boolean).join(', ')
    const isElsewhere = elsewhere !== undefined && elsewhere !== countryCode
    const parts = isElsewhere
      ? [bank, t('bankElsewhereText', { country: nameOf(elsewhere) })]
      : [bank]
    return parts.filter(Boolean).join('. ') || undefined
  }
}

/** Returns a function that names a key's owner, to compare before sending money to it. */
function useOwnerText() {
  const { t } = useMessages('send-money')
  return (owner: InstantKeyInfo | undefined): string | undefined => {
    if (!owner) return undefined
    if (!owner.exists) return t('keyUnknownText')
    const { ownerName: name, bankName } = owner
    const parts = [name === undefined ? undefined : t('keyOwnerText', { name }), bankName]
    return parts.filter(Boolean).join(', ') || undefined
  }
}

const DIGITS_ONLY = ['digits', 'aba', 'sortCode', 'gbAccount', 'bsb', 'clabe', 'caTransit']

const isNumber = (kinds: readonly string[]): boolean =>
  kinds.length > 0 && kinds.every(kind => DIGITS_ONLY.includes(kind))
