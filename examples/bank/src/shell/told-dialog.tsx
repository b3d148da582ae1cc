import { useMessages } from '@sixpence/react/i18n'
import { Button, Dialog } from '@sixpence/react/ui'
import { useState, type ReactNode } from 'react'

/** Shows one message over the page until closed. */
export function ToldDialog({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useMessages('common')
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      actions={
        <Button variant="primary" onPress={close}>
          {t('closeCta')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
