import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import { Switch } from '../fields/switch.tsx'
import { Badge } from './badge.tsx'

export interface EnabledCellProps {
  /** The name of the switched item. */
  name: string
  isEnabled: boolean
  /** The text of the status. */
  statusText: string
  /** Undefined if the user may only read. */
  onChange: ((enabled: boolean) => void) | undefined
}

/** A status text and the switch. */
export function EnabledCell({ name, isEnabled, statusText, onChange }: EnabledCellProps) {
  const status = <Badge tone={isEnabled ? 'positive' : 'neutral'}>{statusText}</Badge>
  if (!onChange) return status
  return (
    <span className="sp-enabled">
      {status}
      <Switch isOn={isEnabled} onChange={onChange}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Switch>
    </span>
  )
}
