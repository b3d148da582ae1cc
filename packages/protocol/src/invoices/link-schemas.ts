import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { emailSchema } from '../identifiers.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { instantSchema, wireWord } from '../wire-values.ts'
import { INVOICE_STATUS } from './invoice-actions.ts'

/** 256 random bits, as 43 characters of base64url. The bank keeps its hash alone. */
export const invoiceSecretSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** The status of an invoice by its id on the wire. */
export const statusIdSchema = /* @__PURE__ */ wireWord(INVOICE_STATUS)

/** What everybody sees of an invoice whom it concerns, and whoever holds its link. */
export const sharedInvoiceSchema = /* @__PURE__ */ z.object({
  /** The name that the bank has verified. */
  payeeName: z.string(),
  payeeEmail: emailSchema,
  /** What the payee gets. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  /** What paying it costs on top, borne by the payer. */
  feePayment: decimalSchema,
  /** Amount and fee together. */
  total: positiveDecimalSchema,
  /** The last day on which it is in time; days are in UTC. */
  dueDate: daySchema,
  sentDate: instantSchema,
  /** Written by the payee: plain text, to be shown as theirs and without links. */
  noteBody: z.optional(z.string()),
  statusId: statusIdSchema,
  /** The status in the bank's own word; screens go by `statusId`. */
  status: z.string(),
  /** The payee adds funds by it. */
  isFunding: z.boolean(),
  /** The bank itself asks for it. */
  isSystem: z.boolean(),
  /** Where the bank hands out the PDF, for five minutes. Absent where there is none. */
  urlPdf: z.optional(z.string().check(z.regex(/^\/(public-api\/)?invoice-files\/[\w-]+$/))),
})

/** An invoice as whoever holds its link sees it. Nobody's address but the payee's is told. */
export const linkedInvoiceSchema = /* @__PURE__ */ z.extend(sharedInvoiceSchema, {
  /** What whoever it is addressed to pays it by. By itself it opens nothing. */
  id: z.string(),
  /** The link was mailed, and its reader may say that they do not know who sent it. */
  canBlockSender: z.boolean(),
})

/** Asks by what a link ends with. */
export const bySecret = /* @__PURE__ */ z.object({ invoiceSecret: invoiceSecretSchema })

/** The schemas of the calls by a link, by their names. */
export const invoiceLinkSchemas = {
  getByLink: { input: bySecret, output: z.object({ invoice: linkedInvoiceSchema }) },
  blockSenderByLink: { input: bySecret, output: z.object({}) },
  pdfByLink: { input: z.object({}), output: z.instanceof(Uint8Array) },
}

export type LinkedInvoice = z.output<typeof linkedInvoiceSchema>
