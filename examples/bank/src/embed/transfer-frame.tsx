import { useMessages } from '@sixpence/react/i18n'
import { OwnTransferForm } from '@sixpence/react/transfers'
import { Alert, Button, Stack } from '@sixpence/react/ui'
import { useState } from 'react'
import { ConfirmAsk } from './confirm-ask.tsx'
import type { EmbedPageProps } from './embed-page-props.ts'

/** A transfer between the customer's accounts, sent in a window of the bank. */
export function TransferFrame(props: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const { destination, go, host } = props
  const [isSettled, setSettled] = useState(false)
  if (isSettled) {
    const again = () => {
      setSettled(false)
      go({ to: 'ownTransfer' })
    }
    return (
      <Stack gap={4}>
        <Alert tone="positive" title={t('settledTitle')}>
          {t('settledText')}
        </Alert>
        <Button onPress={again}>{t('againCta')}</Button>
      </Stack>
    )
  }
  if (destination.to === 'payment') {
    const settled = (intentId: string) => {
      if (host.status === 'connected') host.link.send({ type: 'transferSettled', intentId })
      setSettled(true)
    }
    return <ConfirmAsk id={destination.id} onSettled={settled} {...props} />
  }
  const edit = destination.to === 'ownTransfer' ? destination.edit : undefined
  return <OwnTransferForm key={edit} edit={edit} />
}
