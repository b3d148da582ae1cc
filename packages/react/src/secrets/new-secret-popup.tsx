import { useWrite, type WriteCall } from '../store/index.ts'
import { AskPopup } from '../ui/index.ts'

interface NewSecretPopupProps<Input> {
  title: string
  /** The explanation of the consequences for uses of the previous secret. */
  text: string
  confirmText: string
  /** The call that creates the secret. */
  call: WriteCall<Input, { readonly secret?: string | undefined }>
  input: Input
  /** Called with the new secret after the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Asks for confirmation before a secret is replaced. */
export function NewSecretPopup<Input extends object>({
  call,
  input,
  onSecret,
  ...props
}: NewSecretPopupProps<Input>) {
  const { write, ...change } = useWrite()
  return (
    <AskPopup
      {...props}
      of={change}
      onConfirm={() => write(call, input)}
      onDone={({ answer: { secret } }) => {
        if (secret !== undefined) onSecret(secret)
      }}
    />
  )
}
