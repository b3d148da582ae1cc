import type { Webhook } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { DeletePopup } from '../popups/delete-popup.tsx'
import { NewSecretPopup } from '../../secrets/index.ts'
import { PingPopup } from './ping-popup.tsx'
import { WebhookPopup } from './webhook-popup.tsx'

/** The open popup and its webhook. */
export type WebhookOpen =
  | { readonly popup: 'add' }
  | { readonly popup: 'edit' | 'ping' | 'secret' | 'delete'; readonly webhook: Webhook }

interface OpenWebhookPopupProps {
  open: WebhookOpen
  /** Called with a new secret after the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** The open popup. */
export function OpenWebhookPopup({ open, onSecret, onClose }: OpenWebhookPopupProps) {
  const { t } = useMessages('merchant-api')
  if (open.popup === 'add') return <WebhookPopup onSecret={onSecret} onClose={onClose} />
  const { popup, webhook } = open
  switch (popup) {
    case 'edit':
      return <WebhookPopup webhook={webhook} onSecret={onSecret} onClose={onClose} />
    case 'ping':
      return <PingPopup url={webhook.url} onClose={onClose} />
    case 'secret':
      return (
        <NewSecretPopup
          title={t('newSecretTitle')}
          text={t('newSecretText')}
          confirmText={t('newSecretCta')}
          call={merchantApi.renewWebhookSecret}
          input={{ id: webhook.id }}
          onSecret={onSecret}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteWebhookPopup webhook={webhook} onClose={onClose} />
  }
}

function DeleteWebhookPopup({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  const { id, name, waiting } = webhook
  const text = [
    t('deleteWebhookText', { name }),
    ...(waiting > 0 ? [t('deleteWaitingText', { number: formats.count(waiting) })] : []),
  ].join(' ')
  return (
    <DeletePopup
      title={t('deleteWebhookTitle')}
      text={text}
      call={merchantApi.deleteWebhook}
      id={id}
      onClose={onClose}
    />
  )
}
