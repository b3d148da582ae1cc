import type { Subscriber } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { AskPopup } from '../popups/ask-popup.tsx'

interface CancelSubscriberProps {
  subscriber: Subscriber
  onClose: () => void
}

/** Asks for confirmation before a subscription is cancelled. If it fails, it shows the reason. */
export function CancelSubscriber({ subscriber, onClose }: CancelSubscriberProps) {
  const { t } = useMessages('subscribers')
  const { subscriptionId, name } = subscriber
  return (
    <AskPopup
      title={t('cancelTitle')}
      text={t('cancelText', { name })}
      confirmText={t('confirmCancelCta')}
      cancelText={t('keepCta')}
      doneText={t('canceledToast')}
      failedTitle={t('cancelFailedTitle')}
      call={merchantApi.cancelSubscriber}
      input={{ subscriptionId }}
      onClose={onClose}
    />
  )
}
