import { useMessages } from '../../i18n/index.ts'
import type { WriteCall } from '../../store/index.ts'
import { AskPopup } from './ask-popup.tsx'

interface DeletePopupProps {
  title: string
  /** What follows from it. */
  text: string
  /** What deletes it. */
  call: WriteCall<{ id: string }>
  id: string
  onClose: () => void
}

/** Asks before something is deleted. */
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
