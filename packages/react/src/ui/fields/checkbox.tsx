import { useId, type ReactNode } from 'react'

export interface CheckboxProps {
  /** The label. */
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  name?: string | undefined
  isDisabled?: boolean | undefined
  /** The reason why it wasn't accepted. */
  error?: string | undefined
  /** True if it is one of several that weren't accepted together. */
  isInvalid?: boolean | undefined
}

/** A box to tick. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  name,
  isDisabled,
  error,
  isInvalid = error !== undefined,
}: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="sp-checkbox-field">
      <label className="sp-checkbox">
        <input
          type="checkbox"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-invalid={isInvalid}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {/* The focus may be elsewhere when the form is sent: this announces the reason. */}
      <span id={errorId} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}
