import { INVOICE_DUE_YEARS, INVOICE_NOTE_FIELDS } from '@sixpence/core/invoices'
import type { ParsedAmount } from '@sixpence/core/money'
import type { SixpenceError } from '@sixpence/core/session'
import { plainNote, useAmountFaultText } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import type { InvoiceDraft, InvoiceFaults } from './invoice-draft.ts'
import { refusedField } from './refused-field.ts'

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

const REFUSED = { toEmail: 'emailRefusedError', amountText: 'amountRefusedError' } as const

interface Judged {
  readonly draft: InvoiceDraft
  readonly faults: InvoiceFaults
  readonly amount: ParsedAmount | undefined
  readonly createFailure: SixpenceError | undefined
}

/**
 * Returns the error text of each field: from our own rules once the user has tried to continue, and
 * from the bank once it has refused the invoice.
 */
export function useFaultTexts(
  { draft, faults, amount, createFailure }: Judged,
  isValidated: boolean,
) {
  const { t } = useMessages('invoices')
  const amountText = useAmountFaultText()
  const { toEmail, dueDate, noteBody } = faults
  const over = plainNote(draft.noteBody).length - INVOICE_NOTE_FIELDS.noteBody.most
  const { currency: currencyCode } = draft
  const readings = amount && 'readings' in amount ? amount.readings : []
  const said = {
    toEmail: toEmail && t(EMAIL[toEmail]),
    amountText: faults.amountText && amountText(faults.amountText, { currencyCode, readings }),
    dueDate: dueDate && t(DUE[dueDate], { count: INVOICE_DUE_YEARS }),
    noteBody: noteBody && t('noteTooLongError', { count: over }),
  }
  const refused = refusedField(createFailure)
  const byBank = refused && { [refused]: t(REFUSED[refused]) }
  return { ...(isValidated ? said : NOTHING_SAID), ...byBank }
}

const NOTHING_SAID = {
  toEmail: undefined,
  amountText: undefined,
  dueDate: undefined,
  noteBody: undefined,
}
