import { useWrite, type WriteCall } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, useToast } from '../../ui/index.ts'

interface AskPopupProps<Input, Answer> {
  title: string
  /** What follows from it. */
  text: string
  /** What does it, and what leaves everything as it is. */
  confirmText: string
  cancelText: string
  /** Said once it is done. */
  doneText?: string
  failedTitle?: string
  call: WriteCall<Input, Answer>
  input: Input
  onClose: () => void
  /** It is done, and the popup has closed. */
  onDone?: (answer: Answer) => void
}

/** Asks before something is done that cannot be taken back; says why where that fails. */
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
