import * as z from 'zod/mini'
import {
  daySchema,
  emailSchema,
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  instantSchema,
  wireWord,
} from '../values/index.ts'
import { INVOICE_STATUS } from './invoice-actions.ts'

/** 256 random bits, as 43 characters of base64url. The bank stores only a hash. */
export const invoiceSecretSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** The status of an invoice by its id on the wire. */
export const statusIdSchema = /* @__PURE__ */ wireWord(INVOICE_STATUS)

/** The part of an invoice that all its parties see, and anyone with its link. */
export const sharedInvoiceSchema = /* @__PURE__ */ z.object({
  /** The name verified by the bank. */
  payeeName: z.string(),
  payeeEmail: emailSchema,
  /** The amount the payee receives. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  /** The fee on top, paid by the payer. */
  feePayment: decimalSchema,
  /** Amount and fee together. */
  total: positiveDecimalSchema,
  /** The last day to pay on time, in UTC. */
  dueDate: daySchema,
  sentDate: instantSchema,
  /** Written by the payee. Show it as their plain text, without links. */
  noteBody: z.optional(z.string()),
  statusId: statusIdSchema,
  /** The bank's own word for the status; use `statusId` in code. */
  status: z.string(),
  /** True if the payee adds money to their own account with it. */
  isFunding: z.boolean(),
  /** True if the bank itself sent it. */
  isSystem: z.boolean(),
  /** The path of its PDF, valid for five minutes. Absent if there is none. */
  urlPdf: z.optional(z.string().check(z.regex(/^\/(public-api\/)?invoice-files\/[\w-]+$/))),
})

/** An invoice as anyone with its link sees it. It contains no address except the payee's. */
export const linkedInvoiceSchema = /* @__PURE__ */ z.extend(sharedInvoiceSchema, {
  /** The id with which its addressee pays it. It gives no access by itself. */
  id: z.string(),
  /** True if the link was emailed, so that its reader may report an unknown sender. */
  canBlockSender: z.boolean(),
})

/** Takes the secret at the end of a link. */
export const bySecret = /* @__PURE__ */ z.object({ invoiceSecret: invoiceSecretSchema })

/** The schemas of the calls by a link, by their names. */
export const invoiceLinkSchemas = {
  getByLink: { input: bySecret, output: z.object({ invoice: linkedInvoiceSchema }) },
  blockSenderByLink: { input: bySecret, output: z.object({}) },
  pdfByLink: { input: z.object({}), output: z.instanceof(Uint8Array) },
}

export type LinkedInvoice = z.output<typeof linkedInvoiceSchema>
