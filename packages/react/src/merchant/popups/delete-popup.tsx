import { useMessages } from '../../i18n/index.ts'
import { useWrite, type WriteCall } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, useToast } from '../../ui/index.ts'

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
export function DeletePopup({ title, text, call, id, onClose }: DeletePopupProps) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const { write, isPending, failure } = useWrite()
  const remove = async () => {
    if (!(await write(call, { id }))) return
    onClose()
    toast({ tone: 'positive', text: t('deletedToast') })
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <ErrorView failure={failure} />
        <p>{text}</p>
        <Button variant="primary" isWide isPending={isPending} onPress={() => void remove()}>
          {t('deleteCta')}
        </Button>
      </Stack>
    </Dialog>
  )
}
