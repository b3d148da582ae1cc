import { useId, type ReactNode, type Ref } from 'react'

export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  name?: string | undefined
  description?: ReactNode
  /** The reason why the value wasn't accepted. */
  error?: string | undefined
  /** The number of visible lines. */
  rows?: number | undefined
  /** Reaches the field, so that a form can focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text with their label above. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, name, description, error, rows = 3, inputRef } = props
  const id = useId()
  const note = error ? 'error' : description !== undefined ? 'description' : undefined
  return (
    <div className="sp-field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className="sp-field-label">
        {label}
      </label>
      <div className="sp-field-box">
        <textarea
          ref={inputRef}
          id={id}
          name={name}
          rows={rows}
          value={value}
          className="sp-field-input sp-text-area"
          aria-describedby={note && `${id}-${note}`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      {note === 'description' && (
        <span id={`${id}-description`} className="sp-field-description">
          {description}
        </span>
      )}
      <span id={`${id}-error`} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}
