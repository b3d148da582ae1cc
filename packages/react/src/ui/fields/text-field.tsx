import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { classNames } from '../class-names.ts'

export interface TextFieldProps {
  label: string
  /** Without one the browser keeps the typed text: read it by `inputRef`. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  onBlur?: (() => void) | undefined
  name?: string | undefined
  description?: ReactNode
  /** The reason why the value wasn't accepted. */
  error?: string | undefined
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'date' | undefined
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric' | 'search' | undefined
  autoComplete?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  spellCheck?: boolean | undefined
  /** Shown at the end of the box, e.g. a button. */
  suffix?: ReactNode
  /** Reaches the input, so that a form can focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/**
 * One line of text with its label above. Uses the browser's own input, to keep the first page
 * small.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, error, suffix, isDisabled, className } = props
  const id = useId()
  const note = error ? 'error' : description !== undefined ? 'description' : undefined
  return (
    <div
      className={classNames('sp-field', className)}
      data-invalid={error !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={id} className="sp-field-label">
        {label}
      </label>
      <div className="sp-field-box">
        <input
          {...inputProps(props)}
          id={id}
          className="sp-field-input"
          aria-describedby={note && `${id}-${note}`}
        />
        {suffix !== undefined && <span className="sp-field-suffix">{suffix}</span>}
      </div>
      {note === 'description' && (
        <span id={`${id}-description`} className="sp-field-description">
          {description}
        </span>
      )}
      {/* Enter leaves the focus in the field: this announces the reason. */}
      <span id={`${id}-error`} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}

function inputProps(props: TextFieldProps): ComponentProps<'input'> {
  const { onChange, onBlur, isRequired, isDisabled, isReadOnly, error, inputRef } = props
  return {
    type: props.type ?? 'text',
    value: props.value,
    name: props.name,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    spellCheck: props.spellCheck,
    ref: inputRef,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    'aria-invalid': error === undefined ? undefined : true,
    onChange: onChange && (event => onChange(event.target.value)),
    onBlur: onBlur && (() => onBlur()),
  }
}
