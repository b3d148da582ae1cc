import { useState } from 'react'
import { focusFirstFault } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup } from '../../ui/index.ts'
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

  async function submit(form: HTMLFormElement) {
    setTried(true)
    if (isMissing) focusFirstFault(form)
    if (isMissing || isPending) return
    const done = await write(merchantApi.createApiKey, { name: name.trim(), enabled: true })
    if (!done) return
    onClose()
    onCreated(done.answer.secret)
  }

  return (
    <FormPopup
      title={t('addKeyCta')}
      submitText={t('addKeyCta')}
      cancelText={t('cancelCta')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      failed={{ failure, forget: clear }}
    >
      <RequiredField
        label={t('nameLabel')}
        description={t('keyNameText')}
        maxLength={100}
        value={name}
        isTried={isTried}
        missingText={t('nameMissingError')}
        onChange={setName}
      />
    </FormPopup>
  )
}
