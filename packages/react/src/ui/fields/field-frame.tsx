import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

export interface FieldFrameProps {
  label: string
  description?: ReactNode
  /** Why the value was not accepted. Also marks the control as invalid. */
  error?: string | undefined
  children: ReactNode
}

/** What stands around a control of React Aria: its label, what helps, what is wrong. */
export function FieldFrame({ label, description, error, children }: FieldFrameProps) {
  return (
    <>
      <Label className="sp-field-label">{label}</Label>
      {children}
      {description !== undefined && !error && (
        <Text slot="description" className="sp-field-description">
          {description}
        </Text>
      )}
      {/* Whoever sent the form is elsewhere: the reason has to be heard by itself. */}
      <span className="sp-live" aria-live="polite">
        {error && (
          <Text slot="errorMessage" className="sp-field-error">
            {error}
          </Text>
        )}
      </span>
    </>
  )
}
