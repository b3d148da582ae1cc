import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

export interface FieldFrameProps {
  label: string
  description?: ReactNode
  /** The reason why the value wasn't accepted. Also marks the control as invalid. */
  error?: string | undefined
  children: ReactNode
}

/** The frame of a React Aria control: its label, its help and its error. */
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
      {/* The focus may be elsewhere when the form is sent: this announces the reason. */}
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
