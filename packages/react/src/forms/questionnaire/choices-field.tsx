import { useId } from 'react'
import { Checkbox, type SelectOption } from '../../ui/index.ts'

export interface ChoicesFieldProps {
  label: string
  name: string
  choices: readonly SelectOption[]
  selectedIds: readonly string[]
  onSelect: (ids: readonly string[]) => void
  error?: string | undefined
}

/** A field for any number of a few choices, all of them visible. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, name, choices, selectedIds, onSelect, error } = props
  const errorId = useId()
  const toggle = (id: string, isSelected: boolean) =>
    onSelect(
      choices
        .map(choice => choice.id)
        .filter(known => (known === id ? isSelected : selectedIds.includes(known))),
    )
  return (
    <fieldset className="sp-choices" aria-describedby={errorId}>
      <legend className="sp-field-label">{label}</legend>
      {choices.map(choice => (
        <Checkbox
          key={choice.id}
          name={name}
          isSelected={selectedIds.includes(choice.id)}
          onChange={isSelected => toggle(choice.id, isSelected)}
          isInvalid={error !== undefined}
        >
          {choice.label}
        </Checkbox>
      ))}
      <span id={errorId} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </fieldset>
  )
}
