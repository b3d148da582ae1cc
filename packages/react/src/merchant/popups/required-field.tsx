import { TextField, type TextFieldProps } from '../../ui/index.ts'

interface RequiredFieldProps extends Omit<TextFieldProps, 'error' | 'value' | 'autoComplete'> {
  value: string
  /** It was sent with something missing. */
  isTried: boolean
  /** What it says of itself then. */
  missingText: string
}

/** A line of text that may not be empty. */
export function RequiredField({ isTried, missingText, value, ...field }: RequiredFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={value}
      error={isTried && value.trim() === '' ? missingText : undefined}
    />
  )
}
