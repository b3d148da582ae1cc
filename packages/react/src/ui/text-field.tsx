import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import { FieldFrame } from './field-frame.tsx'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  description?: ReactNode
  /** Why the value was not accepted. */
  error?: string | undefined
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'date' | undefined
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric' | 'search' | undefined
  autoComplete?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  spellCheck?: boolean | undefined
  /** Stands at the end of the box, e.g. a button. */
  suffix?: ReactNode
  /** Reaches the input, so that a form can focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** One line of text with its label above. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { label, description, error, suffix, inputRef, placeholder } = props
  return (
    <AriaTextField {...inputProps(props)} className={classNames('sp-field', className)}>
      <FieldFrame label={label} description={description} error={error}>
        <div className="sp-field-box">
          <Input
            className="sp-field-input"
            {...(inputRef && { ref: inputRef })}
            {...(placeholder !== undefined && { placeholder })}
          />
          {suffix !== undefined && <span className="sp-field-suffix">{suffix}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}

// What is drawn here and not by React Aria's own field.
const DRAWN: ReadonlySet<string> = new Set([
  'label',
  'description',
  'error',
  'suffix',
  'inputRef',
  'placeholder',
  'spellCheck',
])

function inputProps(props: Omit<TextFieldProps, 'className'>): AriaTextFieldProps {
  const given = Object.entries(props).filter(
    ([name, value]) => value !== undefined && !DRAWN.has(name),
  )
  return {
    // Undefined members are gone, the others have the types of React Aria's own.
    ...(Object.fromEntries(given) as AriaTextFieldProps),
    isInvalid: props.error !== undefined,
    validationBehavior: 'aria',
    ...(props.spellCheck !== undefined && { spellCheck: props.spellCheck ? 'true' : 'false' }),
  }
}
