import { useEffect } from 'react'
import { TextField, type TextFieldProps } from '../ui/index.ts'
import type { Failure } from '../provider/index.ts'
import type { EmailDraft } from './use-email-draft.ts'

export interface EmailFieldProps extends Pick<TextFieldProps, 'label' | 'description'> {
  draft: EmailDraft
  /** What it says of what is no whole address. */
  invalidText: string
  /** Why the bank refused the form; what it says about `email` is shown at the field. */
  failure?: Pick<Failure, 'fields'> | undefined
  /** `username` where it is the customer's own; by default nothing is offered. */
  autoComplete?: 'off' | 'username' | undefined
}

/** A field for an e-mail address. It takes the focus when what stands there is not taken. */
export function EmailField({
  draft,
  invalidText,
  failure,
  autoComplete,
  ...texts
}: EmailFieldProps) {
  const { input, text, edit, isFaulty } = draft
  const refusal = failure?.fields.find(({ field }) => field === 'email')?.message
  useEffect(() => {
    if (refusal !== undefined) input.current?.focus()
    // A new answer is a new reason, also in the same words.
  }, [failure, refusal, input])
  return (
    <TextField
      {...texts}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete ?? 'off'}
      spellCheck={false}
      value={text}
      onChange={edit}
      inputRef={input}
      error={isFaulty ? invalidText : refusal}
    />
  )
}
