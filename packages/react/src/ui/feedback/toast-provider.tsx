import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { raise } from '../overlays/top-layer.ts'
import type { ShownToast } from './toast.tsx'
import { ToastContext, type ToastMessage } from './use-toast.ts'

const Toast = lazy(async () => ({ default: (await import('./toast.tsx')).Toast }))

/** More would cover the page; the others wait, and their ten seconds with them. */
const MOST_SHOWN = 3

/** Shows passing messages over everything inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const dismiss = useCallback((id: number) => {
    setToasts(shown => shown.filter(toast => toast.id !== id))
  }, [])
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1
      const id = lastId.current
      setToasts(shown => [...shown, { ...message, id }])
      return () => dismiss(id)
    },
    [dismiss],
  )
  return (
    <ToastContext.Provider value={show}>
      {children}
      <ToastRegion>
        <Suspense>
          {toasts.slice(0, MOST_SHOWN).map(toast => (
            <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </Suspense>
      </ToastRegion>
    </ToastContext.Provider>
  )
}

/** The corner where passing messages stand. Polite: it waits until a screen reader has finished. */
function ToastRegion({ children }: { children: ReactNode }) {
  const { t } = useMessages('common')
  const ref = useRef<HTMLElement>(null)
  useEffect(() => raise(ref.current), [])
  return (
    <section
      ref={ref}
      className="sp-toast-region"
      aria-label={t('notificationsLabel')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {children}
    </section>
  )
}
