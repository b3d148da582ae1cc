import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'
import { INVOICE_DUE_YEARS, INVOICE_NOTE_LENGTH, type NewInvoice } from '@sixpence/core/invoices'
import type { Locale } from '@sixpence/core/locale'
import { parseAmount, type AmountFault } from '@sixpence/core/money'
import { plainNote } from '../plain-note.ts'

/** An invoice while it is being written; each text as it was typed. */
export interface InvoiceDraft {
  readonly toEmail: string
  readonly amountText: string
  readonly currency: string
  /** Of a date field: empty until it is a whole day. */
  readonly dueDate: string
  readonly noteBody: string
}

/** What is wrong with an invoice. */
export interface InvoiceFaults {
  readonly toEmail: 'missing' | 'invalid' | 'own' | undefined
  readonly amountText: AmountFault | undefined
  readonly dueDate: 'missing' | 'past' | 'tooLate' | undefined
  readonly noteBody: 'tooLong' | undefined
}

/** What an invoice is judged by. */
export interface JudgedBy {
  readonly locale: Locale
  /** The address that is signed in with: nobody asks themselves for money. */
  readonly ownEmail: string | undefined
  /** In UTC, as the bank counts days. */
  readonly today: string
}

/** Judges what is typed; the fields in the order in which they stand. */
export function invoiceFaults(draft: InvoiceDraft, by: JudgedBy): InvoiceFaults {
  const typed = parseAmount(draft.amountText, by.locale, draft.currency)
  return {
    toEmail: emailFault(cleanEmailAddress(draft.toEmail), by.ownEmail),
    amountText: typed.ok ? undefined : typed.fault,
    dueDate: dueFault(draft.dueDate, by.today),
    noteBody: plainNote(draft.noteBody).length > INVOICE_NOTE_LENGTH.sent ? 'tooLong' : undefined,
  }
}

/** What is sent to the bank; undefined while something is wrong. */
export function newInvoice(draft: InvoiceDraft, by: JudgedBy): NewInvoice | undefined {
  const typed = parseAmount(draft.amountText, by.locale, draft.currency)
  const isFaulty = Object.values(invoiceFaults(draft, by)).some(Boolean)
  if (!typed.ok || isFaulty) return undefined
  const { currency, dueDate } = draft
  const noteBody = plainNote(draft.noteBody)
  const toEmail = cleanEmailAddress(draft.toEmail)
  return { toEmail, amount: typed.amount, currency, dueDate, ...(noteBody && { noteBody }) }
}

/** The day that is proposed: two weeks ahead. */
export function proposedDueDay(today: string): string {
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + PROPOSED_DAYS)
  return at.toISOString().slice(0, today.length)
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
