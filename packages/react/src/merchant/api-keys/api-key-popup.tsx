import { API_KEY_FIELDS } from '@sixpence/core/merchant'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import { useNewKey } from './use-new-key.ts'

interface ApiKeyPopupProps {
  onClose: () => void
  /** Called with the new key's secret after the dialog has closed. */
  onCreated: (secret: string) => void
}

/** A dialog that creates an API key. Asks for a code if payments need one. */
export function ApiKeyPopup({ onClose, onCreated }: ApiKeyPopupProps) {
  const { t } = useMessages('merchant-api')
  const { change, create } = useNewKey(secret => {
    onClose()
    onCreated(secret)
  })
  const form = useForm(API_KEY_FIELDS, {
    attempt: { ...change, clear: change.close },
    send: ({ name }) => create(name),
  })

  if (change.stage.name === 'code') {
    return (
      <ConfirmChangePopup change={{ ...change, cancel: onClose }} title={t('confirmKeyTitle')} />
    )
  }
  return (
    <FormPopup form={form} title={t('addKeyCta')} submitText={t('addKeyCta')} onClose={onClose}>
      <TextField
        {...form.field('name', t('nameMissingError'))}
        label={t('nameLabel')}
        description={t('keyNameText')}
      />
    </FormPopup>
  )
}
