import { useEffect } from 'react'
import { TextField, type TextFieldProps } from '../ui/index.ts'
import type { Failure } from '../provider/index.ts'
import type { EmailDraft } from './use-email-draft.ts'

export interface EmailFieldProps extends Pick<TextFieldProps, 'label' | 'description'> {
  draft: EmailDraft
  /** The error text for an incomplete address. */
  invalidText: string
  /** The failure of the form. The field shows the bank's message about `email`. */
  failure?: Pick<Failure, 'fields'> | undefined
  /** `username` for the customer's own address. Default: no suggestions. */
  autoComplete?: 'off' | 'username' | undefined
}

/** A field for an email address. Takes the focus when its value is refused. */
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
    // A new failure counts again, even with the same text.
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
