import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import type { IconName } from '../icon.tsx'

export interface ResponsePopupProps {
  title: string
  icon?: IconName | undefined
  children?: ReactNode
  onClose: () => void
  /** Adds a button that leads home; the host navigates. */
  onHome?: (() => void) | undefined
}

/** Shows the outcome of something, and stays until it is closed. */
export function ResponsePopup({ title, icon, children, onClose, onHome }: ResponsePopupProps) {
  const { t } = useMessages('common')
  return (
    <Dialog
      isOpen
      title={title}
      icon={icon}
      onClose={onClose}
      actions={
        <>
          {onHome && (
            <Button variant="primary" onPress={onHome}>
              {t('homeCta')}
            </Button>
          )}
          <Button variant={onHome ? 'secondary' : 'primary'} onPress={onClose}>
            {t('closeCta')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
