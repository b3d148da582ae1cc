import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface SwitchProps {
  /** The name of the switch, not its state: `Email`. Left out if `labelledBy` names it. */
  children?: ReactNode
  /** The ids of the elements that name it, e.g. the headings of its row and its column. */
  labelledBy?: string | undefined
  /** More about it, read out with it. */
  description?: ReactNode
  /** The id of an element elsewhere that describes it. */
  describedBy?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** True if it can't be changed; it can still be focused, so that its description is read. */
  isReadOnly?: boolean | undefined
}

/** A switch that changes the moment it is pressed. */
export function Switch({ children, description, isOn, onChange, ...rest }: SwitchProps) {
  const { labelledBy, describedBy, isReadOnly = false } = rest
  const descriptionId = useId()
  const hasDescription = description !== undefined
  return (
    <div className="sp-switch-field">
      <label className={classNames('sp-switch', labelledBy !== undefined && 'sp-switch-bare')}>
        {children !== undefined && <span className="sp-switch-label">{children}</span>}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isReadOnly}
          aria-labelledby={labelledBy}
          aria-describedby={hasDescription ? descriptionId : describedBy}
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
