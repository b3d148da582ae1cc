import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

const SHOWN_MS = 3000

export interface SuccessPopupProps {
  title: string
  children?: ReactNode
  onClose: () => void
}

/** Shows that it worked, and closes itself after three seconds. A failure never closes itself. */
export function SuccessPopup({ title, children, onClose }: SuccessPopupProps) {
  const { t } = useMessages('common')
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      isOpen
      title={title}
      icon="check"
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('doneCta')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
