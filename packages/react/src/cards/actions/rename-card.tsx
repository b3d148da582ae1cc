import { CARD_NAME_FIELDS } from '@sixpence/core/cards'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'

/** A dialog to rename a card. */
export function RenameCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const form = useForm(CARD_NAME_FIELDS, {
    attempt: task.change,
    initial: card,
    send: values => task.rename(values.cardAliasName),
    onDone: close,
    doneText: t('renamedText'),
  })
  return (
    <FormPopup
      form={form}
      title={t('editNameCta')}
      submitText={t('saveCta')}
      failedTitle={t('actionFailedTitle')}
      onClose={close}
    >
      <TextField
        {...form.field('cardAliasName')}
        label={t('aliasLabel')}
        description={t('aliasText')}
      />
    </FormPopup>
  )
}
