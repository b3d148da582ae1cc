import {
  isQuestion,
  kycFieldsOf,
  type DictionaryItem,
  type KycField,
  type KycFieldName,
  type KycSection,
} from '@sixpence/core'
import { usePostcodeWords } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Checkbox, RadioGroup, Select, TextField } from '../../ui/index.ts'
import { choicesIn, joinChoices, type TypedAnswers } from '../typed-answers.ts'
import { ChoicesField } from './choices-field.tsx'
import { WithChoices } from './with-choices.tsx'

export interface KycFieldInputProps {
  section: KycSection
  name: KycFieldName
  field: KycField
  typed: TypedAnswers
  onType: (change: TypedAnswers) => void
  error?: string | undefined
  /** True if the bank has the answer but doesn't send it back. */
  isWithheld?: boolean | undefined
}

/** The input for one question. */
export function KycFieldInput(props: KycFieldInputProps) {
  const { field, name } = props
  return (
    <div className="sp-question" data-question={name}>
      {'from' in field ? (
        <WithChoices from={field.from} countryCode={countryOf(props)}>
          {items => <ChoiceInput {...props} items={items} />}
        </WithChoices>
      ) : name === 'postalCode' ? (
        <PostcodeInput {...props} />
      ) : field.detailOf === undefined ? (
        <PlainInput {...props} />
      ) : (
        <DetailInput {...props} />
      )}
    </div>
  )
}

interface PlainInputProps extends KycFieldInputProps {
  label?: string | undefined
  note?: string | undefined
}

function PlainInput({ label, note, ...props }: PlainInputProps) {
  const { name, field, typed, onType, error, isWithheld } = props
  const { t } = useMessages('kyc')
  const shownLabel = label ?? t(`${name}Label`)
  const value = typed[name] ?? ''
  const change = (text: string) => onType({ [name]: text })
  if (field.kind === 'tick') {
    return (
      <Checkbox
        name={name}
        isSelected={value === 'yes'}
        onChange={isSelected => change(isSelected ? 'yes' : '')}
        error={error}
      >
        {shownLabel}
      </Checkbox>
    )
  }
  return (
    <TextField
      name={name}
      label={shownLabel}
      type={field.kind === 'text' ? 'text' : 'date'}
      value={value}
      onChange={change}
      error={error}
      autoComplete={AUTO_COMPLETE[name] ?? 'off'}
      description={isWithheld === true ? t('withheldText') : note}
    />
  )
}

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  birthDay: 'bday',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
  signedName: 'name',
}

function PostcodeInput(props: KycFieldInputProps) {
  const { label, noteOn } = usePostcodeWords(props.typed['countryCode'] ?? '')
  return <PlainInput {...props} label={label} note={noteOn(props.typed['postalCode'] ?? '')} />
}

/** The label is the `detail` in the text of the question. */
function DetailInput(props: KycFieldInputProps) {
  const question = kycFieldsOf(props.section).find(([name]) => name === props.field.detailOf)?.[1]
  if (!question || !('from' in question)) return <PlainInput {...props} />
  return (
    <WithChoices from={question.from}>
      {items => (
        <PlainInput
          {...props}
          label={items.find(({ id }) => id === props.field.detailOf)?.detail}
        />
      )}
    </WithChoices>
  )
}

type ChoiceInputProps = KycFieldInputProps & { items: readonly DictionaryItem[] }

function ChoiceInput(props: ChoiceInputProps) {
  const { name, field, items, typed, onType, error } = props
  const { t } = useMessages('kyc')
  // Not every country has any.
  if (items.length === 0) return null
  if ('from' in field && isQuestion(field)) return <QuestionInput {...props} />
  const options = items.map(item => ({ id: String(item.id), label: item.name }))
  if (field.kind === 'choices') {
    return (
      <ChoicesField
        label={t(`${name}Label`)}
        name={name}
        options={options}
        selectedIds={choicesIn(typed[name])}
        onSelect={ids => onType({ [name]: joinChoices(ids) })}
        error={error}
      />
    )
  }
  return (
    <Select
      label={t(`${name}Label`)}
      name={name}
      options={options}
      selectedId={typed[name] === '' ? undefined : typed[name]}
      // States belong to a country.
      onSelect={id => onType({ [name]: id, ...(name === 'countryCode' && { stateCode: '' }) })}
      error={error}
    />
  )
}

function QuestionInput({ name, items, typed, onType, error }: ChoiceInputProps) {
  const question = items.find(({ id }) => id === name)
  if (!question) return null
  const options = question.options ?? []
  return (
    <>
      <RadioGroup
        label={question.name}
        options={options.map(({ id, name: label }) => ({ id: String(id), label }))}
        selectedId={typed[name] ?? ''}
        onSelect={id => onType({ [name]: id })}
      />
      <span className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </>
  )
}

const countryOf = ({ field, typed }: KycFieldInputProps): string | undefined =>
  'from' in field && field.from === 'states' ? (typed['countryCode'] ?? 'none') : undefined
