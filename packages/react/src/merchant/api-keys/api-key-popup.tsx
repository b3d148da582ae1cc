import { useState } from 'react'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { FormPopup, RequiredField } from '../../ui/index.ts'
import { useNewKey } from './use-new-key.ts'

interface ApiKeyPopupProps {
  onClose: () => void
  /** Called with the new key's secret after the dialog has closed. */
  onCreated: (secret: string) => void
}

/** A dialog that creates an API key. Asks for a code if payments need one. */
export function ApiKeyPopup({ onClose, onCreated }: ApiKeyPopupProps) {
  const { t } = useMessages('merchant-api')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const { change, create } = useNewKey(secret => {
    onClose()
    onCreated(secret)
  })
  const { stage, isPending, failure } = change
  const isMissing = name.trim() === ''

  async function submit() {
    setTried(true)
    if (isMissing || isPending) return
    await create(name.trim())
  }

  if (stage.name === 'code') {
    return (
      <ConfirmChangePopup change={{ ...change, cancel: onClose }} title={t('confirmKeyTitle')} />
    )
  }
  return (
    <FormPopup
      title={t('addKeyCta')}
      submitText={t('addKeyCta')}
      cancelText={t('cancelCta')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      failed={{ failure, forget: change.close }}
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
