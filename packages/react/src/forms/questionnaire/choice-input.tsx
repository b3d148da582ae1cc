import { RadioGroup, Select } from '../../ui/index.ts'
import { ChoicesField } from './choices-field.tsx'
import type { InputProps } from './plain-input.tsx'
import type { FoundQuestion } from './questionnaire.ts'
import { choicesIn, joinChoices } from './typed-answers.ts'

/** The input for a choice, or for several. */
export function ChoiceInput(props: InputProps & { found: FoundQuestion }) {
  const { name, field, task, label, error, found } = props
  const { typed, type } = task
  const { choices = [] } = found
  // Not every country has any.
  if (choices.length === 0) return null
  const texts = { label, name, error }
  if (field.kind === 'choices') {
    return (
      <ChoicesField
        {...texts}
        choices={choices}
        selectedIds={choicesIn(typed[name])}
        onSelect={ids => type({ [name]: joinChoices(ids) })}
      />
    )
  }
  // States belong to a country.
  const choose = (id: string) =>
    type({ [name]: id, ...(name === 'countryCode' && { stateCode: '' }) })
  return found.isOpen ? (
    <RadioGroup {...texts} options={choices} selectedId={typed[name] ?? ''} onSelect={choose} />
  ) : (
    <Select {...texts} options={choices} selectedId={typed[name] || undefined} onSelect={choose} />
  )
}
