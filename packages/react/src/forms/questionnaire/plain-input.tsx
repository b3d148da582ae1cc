import type { Field } from '@sixpence/core/fields'
import { useMessages } from '../../i18n/index.ts'
import { Checkbox, TextArea, TextField } from '../../ui/index.ts'
import { attributesOf } from '../form-values.ts'
import type { SectionTask } from './use-section.ts'

/** The props of the input for a question. */
export interface InputProps {
  name: string
  field: Field
  task: SectionTask
  label: string
  error: string | undefined
}

/** The input for a text, a day or a tick. */
export function PlainInput(props: InputProps & { note?: string | undefined }) {
  const { name, field, task, label, error, note } = props
  const { t } = useMessages('questionnaire')
  const { typed, type, isWithheld } = task
  const value = typed[name] ?? ''
  const change = (text: string) => type({ [name]: text })
  if (field.kind === 'tick') {
    return (
      <Checkbox
        name={name}
        isSelected={value === 'yes'}
        onChange={isSelected => change(isSelected ? 'yes' : '')}
        error={error}
      >
        {label}
      </Checkbox>
    )
  }
  const description = isWithheld(name) ? t('withheldText') : note
  const text = { name, label, value, onChange: change, error, description }
  if (field.kind === 'text' && field.isLong) return <TextArea {...text} />
  const { autoComplete, ...attributes } = attributesOf(field)
  return <TextField {...text} {...attributes} autoComplete={AUTO_COMPLETE[name] ?? autoComplete} />
}

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  birthDay: 'bday',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
  signedName: 'name',
}
