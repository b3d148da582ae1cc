import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import type { Tone } from './alert.tsx'
import { Button } from '../buttons/button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { TOAST_SHOWN_MS, type ToastMessage } from './use-toast.ts'

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  negative: 'warning',
}

/** A message on show. The id is counted up, so that the same text can be shown twice. */
export interface ShownToast extends ToastMessage {
  readonly id: number
}

/** The props of a component that draws a message on show. */
export interface ToastProps {
  toast: ShownToast
  onDismiss: (id: number) => void
  /** Called with the name of the messages, which is not loaded before there is one. */
  onLabel: (label: string) => void
}

/** A passing message. */
export function Toast({ toast, onDismiss, onLabel }: ToastProps) {
  const { t } = useMessages('common')
  useEffect(() => onLabel(t('notificationsLabel')), [onLabel, t])
  const { id, tone, title, text, action } = toast
  const [isHeld, setHeld] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const stays = isHeld || isPressed
  useEffect(() => {
    // It stays while it is hovered or focused, for people who need longer to read.
    if (stays) return
    const timer = setTimeout(() => onDismiss(id), TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [stays, onDismiss, id])

  const press = () => {
    setPressed(true)
    action?.onPress()
  }
  return (
    <div
      className={`sp-toast sp-toast-${tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[tone]} />
      <div className="sp-toast-body">
        {title !== undefined && <p className="sp-toast-title">{title}</p>}
        {text !== undefined && <p className="sp-toast-text">{text}</p>}
        {action && (
          <Button
            variant="link"
            size="small"
            className="sp-toast-action"
            onPress={press}
            isPending={isPressed}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="sp-button-icon"
        aria-label={t('dismissCta')}
        onPress={() => onDismiss(id)}
      >
        <Icon name="close" />
      </Button>
    </div>
  )
}
