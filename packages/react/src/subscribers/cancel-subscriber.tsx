import type { Subscriber } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { subscribersApi } from './subscribers-api.ts'
import { AskPopup, useToast } from '../ui/index.ts'

interface CancelSubscriberProps {
  subscriber: Subscriber
  onClose: () => void
}

/** Asks for confirmation before a subscription is cancelled. If it fails, it shows the reason. */
export function CancelSubscriber({ subscriber, onClose }: CancelSubscriberProps) {
  const { t } = useMessages('subscribers')
  const { subscriptionId, name } = subscriber
  const toast = useToast()
  const { write, ...change } = useWrite()
  return (
    <AskPopup
      of={change}
      title={t('cancelTitle')}
      text={t('cancelText', { name })}
      confirmText={t('confirmCancelCta')}
      cancelText={t('keepCta')}
      failedTitle={t('cancelFailedTitle')}
      onConfirm={() => write(subscribersApi.cancelSubscriber, { subscriptionId })}
      onClose={onClose}
      onDone={() => toast({ tone: 'positive', text: t('canceledToast') })}
    />
  )
}
