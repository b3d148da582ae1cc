import { TextField, type TextFieldProps } from './text-field.tsx'

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'inputMode' | 'autoComplete'
> {
  /** ISO 4217; shown after the amount. Undefined until an account has been chosen. */
  currencyCode: string | undefined
}

/**
 * An amount as text, in the customer's own notation for numbers. Read it with `parseAmount` of
 * `@sixpence/core/money`.
 */
export function AmountField({ currencyCode, className, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      className={className ? `sp-amount-field ${className}` : 'sp-amount-field'}
      {...(currencyCode && {
        suffix: <span className="sp-field-currency">{currencyCode}</span>,
      })}
    />
  )
}
