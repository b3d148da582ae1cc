import { useMessages } from '../../i18n/index.ts'
import { useWrite, type WriteCall } from '../../store/index.ts'
import { AskPopup, useToast } from '../../ui/index.ts'

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
export function DeletePopup({ title, text, call, id, onClose }: DeletePopupProps) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const { write, ...change } = useWrite()
  return (
    <AskPopup
      of={change}
      {...{ title, text, onClose }}
      confirmText={t('deleteCta')}
      onConfirm={() => write(call, { id })}
      onDone={() => toast({ tone: 'positive', text: t('deletedToast') })}
    />
  )
}
