import { useId } from 'react'
import { Checkbox } from '../../ui/index.ts'

export interface ChoicesFieldProps {
  label: string
  name: string
  options: readonly { readonly id: string; readonly label: string }[]
  selectedIds: readonly string[]
  onSelect: (ids: readonly string[]) => void
  error?: string | undefined
}

/** A field for any number of a few choices, all of them visible. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, name, options, selectedIds, onSelect, error } = props
  const errorId = useId()
  const toggle = (id: string, isSelected: boolean) =>
    onSelect(
      options
        .map(option => option.id)
        .filter(known => (known === id ? isSelected : selectedIds.includes(known))),
    )
  return (
    <fieldset className="sp-choices" aria-describedby={errorId}>
      <legend className="sp-field-label">{label}</legend>
      {options.map(option => (
        <Checkbox
          key={option.id}
          name={name}
          isSelected={selectedIds.includes(option.id)}
          onChange={isSelected => toggle(option.id, isSelected)}
        >
          {option.label}
        </Checkbox>
      ))}
      <span id={errorId} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </fieldset>
  )
}
