import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ToastRegion, type ShownToast } from './toast-region.tsx'
import { ToastContext, type ToastMessage } from './use-toast.ts'

/** Shows passing messages over everything inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1
    const id = lastId.current
    setToasts(shown => [...shown, { ...message, id }])
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts(shown => shown.filter(toast => toast.id !== id))
  }, [])
  return (
    <ToastContext.Provider value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext.Provider>
  )
}
