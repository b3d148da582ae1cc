import { useMessages } from '@sixpence/react/i18n'
import { Button, Dialog } from '@sixpence/react/ui'
import { useState } from 'react'

/** Says whether the e-mail address of a mailed link was confirmed. */
export function EmailConfirmation({ outcome }: { outcome: 'success' | 'fail' }) {
  const { t } = useMessages('start')
  const { t: tCommon } = useMessages('common')
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(outcome === 'success' ? 'emailConfirmedText' : 'emailFailedText')}
      actions={
        <Button variant="primary" onPress={close}>
          {tCommon('closeCta')}
        </Button>
      }
    >
      {null}
    </Dialog>
  )
}
