import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Boundary } from '../loading/boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { raise } from '../overlays/top-layer.ts'
import type { ShownToast, ToastProps } from './toast.tsx'
import { TOAST_SHOWN_MS, ToastContext, type ToastMessage } from './use-toast.ts'

const Toast = lazyComponent(() => import('./toast.tsx'), 'Toast')

/** More would cover the page; the others wait, and so do their ten seconds. */
const MOST_SHOWN = 3

/** Shows passing messages over everything inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [label, setLabel] = useState<string>()
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
      <ToastRegion label={label}>
        {toasts.slice(0, MOST_SHOWN).map(toast => (
          <Boundary
            key={toast.id}
            renderFailure={() => <PlainToast toast={toast} onDismiss={dismiss} />}
          >
            <Suspense>
              <Toast toast={toast} onDismiss={dismiss} onLabel={setLabel} />
            </Suspense>
          </Boundary>
        ))}
      </ToastRegion>
    </ToastContext.Provider>
  )
}

/** The text of a message if the code that draws it can't be loaded. */
function PlainToast({ toast, onDismiss }: Omit<ToastProps, 'onLabel'>) {
  const { id, tone, title, text } = toast
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, onDismiss])
  return (
    <div className={`sp-toast sp-toast-${tone}`}>
      <div className="sp-toast-body">
        {title !== undefined && <p className="sp-toast-title">{title}</p>}
        {text !== undefined && <p className="sp-toast-text">{text}</p>}
      </div>
    </div>
  )
}

/** The corner with the passing messages. Polite: waits until a screen reader has finished. */
function ToastRegion({ label, children }: { label: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => raise(ref.current), [])
  return (
    <section
      ref={ref}
      className="sp-toast-region"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {children}
    </section>
  )
}
