import { useId, type ReactNode } from 'react'
import { invalidMark } from './invalid-mark.ts'

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<Id extends string> {
  readonly id: Id
  readonly label: string
  /** The meaning of the choice. */
  readonly description?: ReactNode
}

export interface RadioGroupProps<Id extends string> {
  label: string
  options: readonly RadioOption<Id>[]
  selectedId: Id
  onSelect: (id: Id) => void
  /** The reason why the choice wasn't accepted. */
  error?: string | undefined
}

/** A choice of a few options, all visible. Uses the browser's own radio buttons. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, options, selectedId, onSelect, error } = props
  const id = useId()
  return (
    <div
      ref={invalidMark(error)}
      role="radiogroup"
      className="sp-field sp-radio-group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
    >
      <span id={`${id}-label`} className="sp-field-label">
        {label}
      </span>
      {options.map(option => (
        <label
          key={option.id}
          className="sp-radio"
          data-selected={option.id === selectedId || undefined}
        >
          <input
            type="radio"
            name={id}
            className="sp-visually-hidden"
            checked={option.id === selectedId}
            onChange={() => onSelect(option.id)}
          />
          <span className="sp-radio-mark" aria-hidden="true" />
          <span className="sp-radio-text">
            <span className="sp-radio-label">{option.label}</span>{' '}
            {option.description !== undefined && (
              <span className="sp-field-description">{option.description}</span>
            )}
          </span>
        </label>
      ))}
      <span id={`${id}-error`} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}
