import { useMessages } from '../../i18n/index.ts'
import type { WriteCall } from '../../store/index.ts'
import { AskPopup } from './ask-popup.tsx'

interface DeletePopupProps {
  title: string
  /** The explanation of the consequences. */
  text: string
  /** The call that deletes it. */
  call: WriteCall<{ id: string }>
  id: string
  onClose: () => void
}

/** Asks for confirmation before something is deleted. */
export function DeletePopup({ id, ...props }: DeletePopupProps) {
  const { t } = useMessages('merchant-api')
  return (
    <AskPopup
      {...props}
      input={{ id }}
      confirmText={t('deleteCta')}
      cancelText={t('cancelCta')}
      doneText={t('deletedToast')}
    />
  )
}
