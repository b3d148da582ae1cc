import type { Webhook } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup, RequiredField, useToast } from '../../ui/index.ts'
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
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [isTried, setTried] = useState(false)
  const toast = useToast()
  const { write, isPending, failure, clear } = useWrite()

  async function submit() {
    setTried(true)
    const typed = { name: name.trim(), url: url.trim() }
    const isFaulty = typed.name === '' || typed.url === ''
    if (isFaulty || isPending) return
    await (webhook ? change(webhook.id, typed) : create(typed))
  }

  async function change(id: string, typed: Typed) {
    if (!(await write(merchantApi.updateWebhook, { id, ...typed }))) return
    onClose()
    toast({ tone: 'positive', text: t('savedToast') })
  }

  async function create(typed: Typed) {
    const done = await write(merchantApi.createWebhook, { ...typed, enabled: true })
    if (!done) return
    onClose()
    onSecret(done.answer.secret)
  }

  return (
    <FormPopup
      title={t(webhook ? 'editWebhookTitle' : 'addWebhookCta')}
      submitText={t(webhook ? 'saveCta' : 'addWebhookCta')}
      cancelText={t('cancelCta')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      failed={{ failure, forget: clear }}
    >
      <RequiredField
        label={t('nameLabel')}
        maxLength={100}
        value={name}
        isTried={isTried}
        missingText={t('nameMissingError')}
        onChange={setName}
      />
      <RequiredField
        label={t('urlLabel')}
        description={t('urlText')}
        placeholder="https://"
        maxLength={1000}
        spellCheck={false}
        value={url}
        isTried={isTried}
        missingText={t('urlMissingError')}
        onChange={setUrl}
      />
    </FormPopup>
  )
}

interface Typed {
  readonly name: string
  readonly url: string
}
