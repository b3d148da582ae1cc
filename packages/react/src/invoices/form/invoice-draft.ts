import { cleanEmailAddress, isEmailAddress } from '@sixpence/core/fields'
import { INVOICE_DUE_YEARS, INVOICE_FIELDS, type NewInvoice } from '@sixpence/core/invoices'
import { utcDay, type DisplayLocale } from '@sixpence/core/locale'
import type { AmountFault, ParsedAmount } from '@sixpence/core/money'
import { plainNote, readAmount } from '../../forms/index.ts'

/** An unsent invoice, with the texts as typed. */
export interface InvoiceDraft {
  readonly toEmail: string
  readonly amount: string
  /** Undefined until the accounts are known. */
  readonly currency: string | undefined
  /** From a date field: empty until the date is complete. */
  readonly dueDate: string
  readonly noteBody: string
}

/** The errors of a draft. */
export interface InvoiceFaults {
  readonly toEmail: 'missing' | 'invalid' | 'own' | undefined
  readonly amount: AmountFault | undefined
  readonly dueDate: 'missing' | 'past' | 'tooLate' | undefined
  readonly noteBody: 'tooLong' | undefined
}

/** The values against which a draft is checked. */
export interface InvoiceContext {
  readonly locale: DisplayLocale
  /** The user's own email address: nobody can send themselves an invoice. */
  readonly ownEmail: string | undefined
  /** Today in UTC, as the bank counts days. */
  readonly today: string
}

/** The result of checking a draft. */
export interface CheckedInvoice {
  /** In the order of the fields. */
  readonly faults: InvoiceFaults
  /** Undefined while its currency isn't known. */
  readonly amount: ParsedAmount | undefined
  /** The invoice to send; undefined while the draft has an error. */
  readonly invoice: NewInvoice | undefined
}

/** Checks a draft. */
export function checkInvoice(draft: InvoiceDraft, by: InvoiceContext): CheckedInvoice {
  const { currency, dueDate } = draft
  const toEmail = cleanEmailAddress(draft.toEmail)
  const noteBody = plainNote(draft.noteBody)
  const amount = readAmount(draft.amount, by.locale, currency)
  const faults: InvoiceFaults = {
    toEmail: emailFault(toEmail, by.ownEmail),
    amount: amount?.ok ? undefined : amount?.fault,
    dueDate: dueFault(dueDate, by.today),
    noteBody: noteBody.length > INVOICE_FIELDS.noteBody.most ? 'tooLong' : undefined,
  }
  const isFaulty = Object.values(faults).some(Boolean)
  if (isFaulty || !amount?.ok || currency === undefined)
    return { faults, amount, invoice: undefined }
  const invoice = {
    toEmail,
    amount: amount.amount,
    currency,
    dueDate,
    ...(noteBody && { noteBody }),
  }
  return { faults, amount, invoice }
}

/** Returns the suggested due date: two weeks ahead. */
export function proposedDueDay(today: string): string {
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + PROPOSED_DAYS)
  return utcDay(at)
}

const PROPOSED_DAYS = 14

function emailFault(email: string, own: string | undefined): InvoiceFaults['toEmail'] {
  if (email === '') return 'missing'
  if (email.toLowerCase() === own?.toLowerCase()) return 'own'
  return isEmailAddress(email) ? undefined : 'invalid'
}

function dueFault(day: string, today: string): InvoiceFaults['dueDate'] {
  if (day === '') return 'missing'
  if (day < today) return 'past'
  const lastYear = Number(today.slice(0, 'yyyy'.length)) + INVOICE_DUE_YEARS
  return day > `${lastYear}${today.slice('yyyy'.length)}` ? 'tooLate' : undefined
}
