import type { Subscriber } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface CancelSubscriberProps {
  subscriber: Subscriber
  onClose: () => void
}

/** Asks before a subscription is ended; says why where that fails. */
export function CancelSubscriber({ subscriber, onClose }: CancelSubscriberProps) {
  const { t } = useMessages('subscribers')
  const toast = useToast()
  const { write, isPending, failure } = useWrite()
  const { subscriptionId, name } = subscriber
  const cancel = async () => {
    if (!(await write(merchantApi.cancelSubscriber, { subscriptionId }))) return
    onClose()
    toast({ tone: 'positive', text: t('canceledToast') })
  }
  return (
    <Dialog
      isOpen
      title={t('cancelTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('keepCta')}</Button>}
    >
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('cancelFailedTitle')} />
        <p>{t('cancelText', { name })}</p>
        <Button variant="primary" isWide isPending={isPending} onPress={() => void cancel()}>
          {t('confirmCancelCta')}
        </Button>
      </Stack>
    </Dialog>
  )
}
