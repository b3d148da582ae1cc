import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import type { ToastMessage } from './use-toast.ts'

const SHOWN_MS = 10_000

export interface ShownToast extends ToastMessage {
  readonly id: number
}

export interface ToastRegionProps {
  toasts: readonly ShownToast[]
  onDismiss: (id: number) => void
}

/** The corner where passing messages stand. Polite: it waits until a screen reader has finished. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { t } = useMessages('common')
  return (
    <section
      className="sp-toast-region"
      aria-label={t('notificationsLabel')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map(toast => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const { t } = useMessages('common')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    // While it is pointed at or focused it stays: who reads slowly shall not lose it.
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onDismiss, toast.id])
  return (
    <div
      className={`sp-toast sp-toast-${toast.tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="sp-toast-text">{toast.text}</p>
      <Button
        variant="quiet"
        size="small"
        className="sp-button-icon"
        aria-label={t('dismissCta')}
        onPress={() => onDismiss(toast.id)}
      >
        <Icon name="close" />
      </Button>
    </div>
  )
}
