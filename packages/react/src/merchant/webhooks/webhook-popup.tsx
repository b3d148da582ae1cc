import type { Webhook } from '@sixpence/core'
import { useState, type FormEvent } from 'react'
import { focusFirstFault } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorPopup, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { RequiredField } from '../popups/required-field.tsx'

interface WebhookPopupProps {
  /** The one that is changed; by default a new one. */
  webhook?: Webhook
  /** With what a new one signs with; the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Makes a webhook, or changes where it is. */
export function WebhookPopup({ webhook, onSecret, onClose }: WebhookPopupProps) {
  const { t } = useMessages('merchant-api')
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [isTried, setTried] = useState(false)
  const { write, isPending, failure, clear } = useWrite()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const typed = { name: name.trim(), url: url.trim() }
    const isFaulty = typed.name === '' || typed.url === ''
    if (isFaulty) focusFirstFault(event.currentTarget)
    if (isFaulty || isPending) return
    await (webhook ? change(webhook.id, typed) : create(typed))
  }

  async function change(id: string, typed: Typed) {
    if (await write(merchantApi.updateWebhook, { id, ...typed })) onClose()
  }

  async function create(typed: Typed) {
    const done = await write(merchantApi.createWebhook, { ...typed, enabled: true })
    if (!done) return
    onClose()
    onSecret(done.answer.secret)
  }

  return (
    <Dialog
      isOpen
      title={t(webhook ? 'editWebhookTitle' : 'addWebhookCta')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <form onSubmit={event => void submit(event)} noValidate>
        <Stack gap={4}>
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
          <Button type="submit" variant="primary" isWide isPending={isPending}>
            {t(webhook ? 'saveCta' : 'addWebhookCta')}
          </Button>
        </Stack>
      </form>
      {failure && <ErrorPopup failure={failure} onClose={clear} />}
    </Dialog>
  )
}

interface Typed {
  readonly name: string
  readonly url: string
}
