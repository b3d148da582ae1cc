import { useMessages } from '../../i18n/index.ts'
import { Badge, Switch, VisuallyHidden } from '../../ui/index.ts'

interface EnabledCellProps {
  /** What is switched. */
  name: string
  isEnabled: boolean
  /** Undefined for who may only look. */
  onChange: ((enabled: boolean) => void) | undefined
}

/** Whether something is on, in words as well, and the switch. */
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
