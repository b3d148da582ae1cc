import { TextField, type TextFieldProps } from './text-field.tsx'

export interface RequiredFieldProps extends Omit<
  TextFieldProps,
  'error' | 'value' | 'autoComplete'
> {
  value: string
  /** True if the form was submitted. */
  isTried: boolean
  /** The error shown if the field is empty. */
  missingText: string
}

/** A text field that may not be empty. */
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
