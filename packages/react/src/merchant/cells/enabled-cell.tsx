import { useMessages } from '../../i18n/index.ts'
import { Badge, Switch, VisuallyHidden } from '../../ui/index.ts'

interface EnabledCellProps {
  /** The name of the switched item. */
  name: string
  isEnabled: boolean
  /** Undefined if the user may only read. */
  onChange: ((enabled: boolean) => void) | undefined
}

/** A status text and the switch. */
export function EnabledCell({ name, isEnabled, onChange }: EnabledCellProps) {
  const { t } = useMessages('merchant-api')
  const status = (
    <Badge tone={isEnabled ? 'positive' : 'neutral'}>
      {t(isEnabled ? 'onStatus' : 'offStatus')}
    </Badge>
  )
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
