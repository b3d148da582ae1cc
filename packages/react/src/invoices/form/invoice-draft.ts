import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'
import { INVOICE_DUE_YEARS, INVOICE_NOTE_FIELDS, type NewInvoice } from '@sixpence/core/invoices'
import { utcDay, type Locale } from '@sixpence/core/locale'
import { parseAmount, type AmountFault } from '@sixpence/core/money'
import { plainNote } from '../../forms/index.ts'

/** An unsent invoice, with the texts as typed. */
export interface InvoiceDraft {
  readonly toEmail: string
  readonly amountText: string
  readonly currency: string
  /** From a date field: empty until the date is complete. */
  readonly dueDate: string
  readonly noteBody: string
}

/** The errors of a draft. */
export interface InvoiceFaults {
  readonly toEmail: 'missing' | 'invalid' | 'own' | undefined
  readonly amountText: AmountFault | undefined
  readonly dueDate: 'missing' | 'past' | 'tooLate' | undefined
  readonly noteBody: 'tooLong' | undefined
}

/** The values against which a draft is checked. */
export interface JudgedBy {
  readonly locale: Locale
  /** The user's own email address: nobody can send themselves an invoice. */
  readonly ownEmail: string | undefined
  /** Today in UTC, as the bank counts days. */
  readonly today: string
}

/** Checks a draft. The faults are in the order of the fields. */
export function invoiceFaults(draft: InvoiceDraft, by: JudgedBy): InvoiceFaults {
  const typed = parseAmount(draft.amountText, by.locale, draft.currency)
  return {
    toEmail: emailFault(cleanEmailAddress(draft.toEmail), by.ownEmail),
    amountText: typed.ok ? undefined : typed.fault,
    dueDate: dueFault(draft.dueDate, by.today),
    noteBody:
      plainNote(draft.noteBody).length > INVOICE_NOTE_FIELDS.noteBody.most ? 'tooLong' : undefined,
  }
}

/** Returns the invoice to send; undefined while the draft has an error. */
export function newInvoice(draft: InvoiceDraft, by: JudgedBy): NewInvoice | undefined {
  const typed = parseAmount(draft.amountText, by.locale, draft.currency)
  const isFaulty = Object.values(invoiceFaults(draft, by)).some(Boolean)
  if (!typed.ok || isFaulty) return undefined
  const { currency, dueDate } = draft
  const noteBody = plainNote(draft.noteBody)
  const toEmail = cleanEmailAddress(draft.toEmail)
  return { toEmail, amount: typed.amount, currency, dueDate, ...(noteBody && { noteBody }) }
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
