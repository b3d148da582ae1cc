import { TextField, type TextFieldProps } from './text-field.tsx'

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'suffix' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  value: string
  onChange: (value: string) => void
  /** The number of digits of the code. */
  length?: number | undefined
  /** Called once with the whole code, as soon as it is complete. */
  onComplete?: ((code: string) => void) | undefined
}

/**
 * A one-time code in one input, so that pasting, keyboard suggestions and screen readers work.
 * Keeps only digits: spaces and dashes in a pasted code are dropped.
 */
export function CodeField({ length = 6, onChange, onComplete, value, ...props }: CodeFieldProps) {
  const edit = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <TextField
      {...props}
      value={value}
      onChange={edit}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="sp-code-field"
    />
  )
}
