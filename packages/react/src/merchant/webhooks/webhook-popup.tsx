import { WEBHOOK_FIELDS, type Webhook } from '@sixpence/core/merchant'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite, type Done } from '../../store/index.ts'
import { FormPopup, TextField, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface WebhookPopupProps {
  /** The webhook to change; without it, a new one is created. */
  webhook?: Webhook
  /** Called with the signing secret of a new webhook after the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** A dialog that creates a webhook or changes its name and address. */
export function WebhookPopup({ webhook, onSecret, onClose }: WebhookPopupProps) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const { write, ...attempt } = useWrite()
  const form = useForm(WEBHOOK_FIELDS, {
    attempt,
    initial: webhook,
    send: values =>
      webhook
        ? write(merchantApi.updateWebhook, { id: webhook.id, ...values })
        : write(merchantApi.createWebhook, { ...values, enabled: true }),
    onDone: ({ answer }: Done<Webhook & { secret?: string }>) => {
      onClose()
      if (answer.secret !== undefined) onSecret(answer.secret)
      else toast({ tone: 'positive', text: t('savedToast') })
    },
  })
  return (
    <FormPopup
      form={form}
      title={t(webhook ? 'editWebhookTitle' : 'addWebhookCta')}
      submitText={t(webhook ? 'saveCta' : 'addWebhookCta')}
      onClose={onClose}
    >
      <TextField {...form.field('name', t('nameMissingError'))} label={t('nameLabel')} />
      <TextField
        {...form.field('url', t('urlMissingError'))}
        label={t('urlLabel')}
        description={t('urlText')}
        placeholder="https://"
        spellCheck={false}
      />
    </FormPopup>
  )
}
