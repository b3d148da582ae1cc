import type { SavedButton } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'
import { AskPopup, useToast } from '../ui/index.ts'

interface DeleteButtonPopupProps {
  button: SavedButton
  onClose: () => void
}

/**
 * Asks for confirmation before a button is deleted, because pages may use it and payers may be
 * paying.
 */
export function DeleteButtonPopup({ button, onClose }: DeleteButtonPopupProps) {
  const { t } = useMessages('saved-buttons')
  const toast = useToast()
  const { write, ...change } = useWrite()
  return (
    <AskPopup
      of={change}
      title={t('deleteTitle')}
      text={t('deleteText', { name: button.name })}
      confirmText={t('confirmDeleteCta')}
      onConfirm={() => write(savedButtonsApi.deleteSavedButton, { id: button.id })}
      onClose={onClose}
      onDone={() => toast({ tone: 'positive', text: t('deletedToast') })}
    />
  )
}
