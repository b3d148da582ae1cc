import { useWrite, type WriteCall } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, useToast } from '../../ui/index.ts'

interface AskPopupProps<Input, Answer> {
  title: string
  /** The explanation of the consequences. */
  text: string
  /** The texts of the buttons that confirm and cancel. */
  confirmText: string
  cancelText: string
  /** The text of the toast when it is done. */
  doneText?: string
  failedTitle?: string
  call: WriteCall<Input, Answer>
  input: Input
  onClose: () => void
  /** Called when it is done and the popup has closed. */
  onDone?: (answer: Answer) => void
}

/** Asks for confirmation before something irreversible. If it fails, the popup shows the reason. */
export function AskPopup<Input extends object, Answer>(props: AskPopupProps<Input, Answer>) {
  const { title, text, confirmText, cancelText, doneText, failedTitle, call, input } = props
  const { onClose, onDone } = props
  const toast = useToast()
  const { write, isPending, failure } = useWrite()
  const confirm = async () => {
    const done = await write(call, input)
    if (!done) return
    onClose()
    onDone?.(done.answer)
    if (doneText !== undefined) toast({ tone: 'positive', text: doneText })
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onPress={() => void confirm()}>
            {confirmText}
          </Button>
          <Button onPress={onClose}>{cancelText}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={failure} title={failedTitle} />
        <p>{text}</p>
      </Stack>
    </Dialog>
  )
}
