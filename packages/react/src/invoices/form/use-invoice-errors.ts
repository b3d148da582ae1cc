import { INVOICE_DUE_YEARS } from '@sixpence/core/invoices'
import { useAmountFaultText } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import type { InvoiceFormTask } from './use-invoice-form.ts'

const EMAIL = {
  missing: 'emailMissingError',
  invalid: 'emailInvalidError',
  own: 'emailOwnError',
} as const
const DUE = {
  missing: 'dueMissingError',
  past: 'duePastError',
  tooLate: 'dueTooLateError',
} as const

/** Returns the error texts of the fields that aren't right. */
export function useInvoiceErrors({ draft, faults, amount }: InvoiceFormTask) {
  const { t } = useMessages('invoices')
  const amountText = useAmountFaultText()
  const { toEmail, dueDate } = faults
  const readings = amount && 'readings' in amount ? amount.readings : []
  return {
    toEmail: toEmail && t(EMAIL[toEmail]),
    amount: faults.amount && amountText(faults.amount, { currencyCode: draft.currency, readings }),
    dueDate: dueDate && t(DUE[dueDate], { count: INVOICE_DUE_YEARS }),
  }
}
