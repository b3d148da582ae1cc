import { useId, type ReactNode } from 'react'

export interface SwitchProps {
  /** What is switched, not whether it is on: `E-mail`. */
  children: ReactNode
  /** More about it, read out with it. */
  description?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Stays as it is; it can still be reached, so that its description is heard. */
  isReadOnly?: boolean | undefined
}

/** Something that is on or off, and changes the moment it is pressed. */
export function Switch({ children, description, isOn, onChange, isReadOnly = false }: SwitchProps) {
  const descriptionId = useId()
  const hasDescription = description !== undefined
  return (
    <div className="sp-switch-field">
      <label className="sp-switch">
        <span className="sp-switch-label">{children}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isReadOnly}
          aria-describedby={hasDescription ? descriptionId : undefined}
          onChange={event => {
            if (!isReadOnly) onChange(event.target.checked)
          }}
        />
      </label>
      {hasDescription && (
        <p id={descriptionId} className="sp-field-description">
          {description}
        </p>
      )}
    </div>
  )
}
