import type { SavedButton } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface DeleteButtonPopupProps {
  button: SavedButton
  onClose: () => void
}

/** Asks before a button is deleted: it stands in pages, and may be being paid. */
export function DeleteButtonPopup({ button, onClose }: DeleteButtonPopupProps) {
  const { t } = useMessages('saved-buttons')
  const toast = useToast()
  const { write, isPending, failure } = useWrite()
  const remove = async () => {
    if (!(await write(merchantApi.deleteSavedButton, { id: button.id }))) return
    onClose()
    toast({ tone: 'positive', text: t('deletedToast') })
  }
  return (
    <Dialog
      isOpen
      title={t('deleteTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <ErrorView failure={failure} />
        <p>{t('deleteText', { name: button.name })}</p>
        <Button variant="primary" isWide isPending={isPending} onPress={() => void remove()}>
          {t('confirmDeleteCta')}
        </Button>
      </Stack>
    </Dialog>
  )
}
