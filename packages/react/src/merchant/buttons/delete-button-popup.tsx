import type { SavedButton } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { AskPopup } from '../popups/ask-popup.tsx'

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
  return (
    <AskPopup
      title={t('deleteTitle')}
      text={t('deleteText', { name: button.name })}
      confirmText={t('confirmDeleteCta')}
      cancelText={t('cancelCta')}
      doneText={t('deletedToast')}
      call={merchantApi.deleteSavedButton}
      input={{ id: button.id }}
      onClose={onClose}
    />
  )
}
