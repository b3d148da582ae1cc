import { CARD_ALIAS_LENGTH } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField, useToast } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'

/** A dialog to rename a card. */
export function RenameCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const toast = useToast()
  const [name, setName] = useState(card.cardAliasName ?? '')
  const submit = async () => {
    if (!(await task.rename(name))) return
    close()
    toast({ tone: 'positive', text: t('renamedText') })
  }
  return (
    <Dialog
      isOpen
      title={t('editNameCta')}
      onClose={close}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" isPending={task.change.isPending}>
          {t('saveCta')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={task.change.failure} title={t('actionFailedTitle')} />
        <TextField
          label={t('aliasLabel')}
          description={t('aliasText')}
          name="alias"
          value={name}
          maxLength={CARD_ALIAS_LENGTH}
          onChange={setName}
        />
      </Stack>
    </Dialog>
  )
}
