import { useState, type FormEvent } from 'react'
import { focusFirstFault } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorPopup, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { RequiredField } from '../popups/required-field.tsx'

interface ApiKeyPopupProps {
  onClose: () => void
  /** With what is secret of the new key; the popup has closed. */
  onCreated: (secret: string) => void
}

/** Makes an API key. */
export function ApiKeyPopup({ onClose, onCreated }: ApiKeyPopupProps) {
  const { t } = useMessages('merchant-api')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const { write, isPending, failure, clear } = useWrite()
  const isMissing = name.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing) focusFirstFault(event.currentTarget)
    if (isMissing || isPending) return
    const done = await write(merchantApi.createApiKey, { name: name.trim(), enabled: true })
    if (!done) return
    onClose()
    onCreated(done.answer.secret)
  }

  return (
    <Dialog
      isOpen
      title={t('addKeyCta')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <form onSubmit={event => void submit(event)} noValidate>
        <Stack gap={4}>
          <RequiredField
            label={t('nameLabel')}
            description={t('keyNameText')}
            maxLength={100}
            value={name}
            isTried={isTried}
            missingText={t('nameMissingError')}
            onChange={setName}
          />
          <Button type="submit" variant="primary" isWide isPending={isPending}>
            {t('addKeyCta')}
          </Button>
        </Stack>
      </form>
      {failure && <ErrorPopup failure={failure} onClose={clear} />}
    </Dialog>
  )
}
