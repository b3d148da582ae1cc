import { CARD_ALIAS_LENGTH } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'
import { useFinish } from './use-finish.ts'

/** A dialog to rename a card. */
export function RenameCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const finish = useFinish(close)
  const [name, setName] = useState(card.cardAliasName ?? '')
  return (
    <Dialog
      isOpen
      title={t('editNameCta')}
      onClose={close}
      onSubmit={() => finish(task.rename(name), t('renamedText'))}
      actions={
        <Button type="submit" variant="primary" isPending={task.isPending}>
          {t('saveCta')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={task.problem} title={t('actionFailedTitle')} />
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
