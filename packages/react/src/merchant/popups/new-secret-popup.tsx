import type { WriteCall } from '../../store/index.ts'
import { AskPopup } from './ask-popup.tsx'

interface NewSecretPopupProps<Input> {
  title: string
  /** What becomes of what the secret before it is used for. */
  text: string
  confirmText: string
  cancelText: string
  /** What makes it. */
  call: WriteCall<Input, { readonly secret?: string | undefined }>
  input: Input
  /** With the new secret; the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Asks before a new secret takes the place of the one before. */
export function NewSecretPopup<Input extends object>({
  onSecret,
  ...props
}: NewSecretPopupProps<Input>) {
  return (
    <AskPopup
      {...props}
      onDone={({ secret }) => {
        if (secret !== undefined) onSecret(secret)
      }}
    />
  )
}
