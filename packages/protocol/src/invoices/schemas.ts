import * as z from 'zod/mini'
import {
  daySchema,
  emailSchema,
  currencyCodeSchema,
  positiveDecimalSchema,
  instantSchema,
  wireNumber,
} from '../values/index.ts'
import { schemasOf } from '../inputs/index.ts'
import { approvalSchema } from '../payments/schemas.ts'
import { INVOICE_PARTIES } from './invoice-actions.ts'
import {
  sharedInvoiceSchema,
  bySecret,
  invoiceLinkSchemas,
  statusIdSchema,
} from './link-schemas.ts'
import { INVOICE_FIELDS, INVOICE_REJECT_FIELDS } from './facts.ts'

export * from './link-schemas.ts'

const invoiceIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** An invoice as one of its parties sees it. It contains nothing about the other party's accounts. */
export const invoiceSchema = /* @__PURE__ */ z.extend(sharedInvoiceSchema, {
  id: z.string(),
  /** The reader's role; see `mayWithInvoice`. */
  party: z.enum(INVOICE_PARTIES),
  /** The addressee's name as other customers may see it, or the actual payer's. Absent if unknown. */
  payerName: z.optional(z.string()),
  /** Absent for an invoice that adds money, until it is paid. */
  payerEmail: z.optional(emailSchema),
  /** The account it was paid from or, while approval is pending, will be; only shown to the payer. */
  payerAccountId: z.optional(z.string()),
  /** The account that receives the money; only shown to the payee. */
  payeeAccountId: z.optional(z.string()),
  updatedDate: instantSchema,
  paidDate: z.optional(instantSchema),
  /** The reader's own transaction, once it is paid. */
  transactionId: z.optional(z.string()),
  /** The reason for rejecting it. */
  rejectNote: z.optional(z.string()),
  /** The number of working links to it; only shown to the payee. */
  liveLinks: z.optional(wireNumber()),
  /** True if the reader has reported the sender as unknown. */
  isSenderBlocked: z.optional(z.boolean()),
})

/** The notification posted to the payee's server once an invoice is paid or rejected. */
export const invoiceNotificationSchema = /* @__PURE__ */ z.object({
  /** Stays the same in every repetition, so that a receiver can ignore repeated ones. */
  id: z.string(),
  type: z.literal('invoice.final'),
  at: instantSchema,
  invoice: z.object({
    id: z.string(),
    amount: positiveDecimalSchema,
    currencyCode: currencyCodeSchema,
    /** The payer's or addressee's address; absent if it was paid from outside the bank. */
    payerEmail: z.optional(emailSchema),
    dueDate: daySchema,
    sentDate: instantSchema,
    status: z.enum(['paid', 'rejected']),
    paidDate: z.optional(instantSchema),
    transactionId: z.optional(z.string()),
    rejectNote: z.optional(z.string()),
  }),
})

const listing = {
  input: z.object({
    statusId: z.optional(statusIdSchema),
    /** From 1. */
    pageNumber: z.optional(wireNumber()),
    /** {@link INVOICES_PER_PAGE} by default, at most 100. */
    pageSize: z.optional(wireNumber()),
  }),
  /** `total` is the number on all pages. */
  output: z.object({ items: z.array(invoiceSchema), total: wireNumber() }),
}

/** The open invoices of a list in one currency. */
export const openTotalSchema = /* @__PURE__ */ z.object({
  currencyCode: currencyCodeSchema,
  count: wireNumber(),
  amount: positiveDecimalSchema,
  /** The number of overdue ones. */
  overdue: wireNumber(),
})

const invoiceAnswer = /* @__PURE__ */ z.object({ invoice: invoiceSchema })
const named = /* @__PURE__ */ z.object({ invoiceId: invoiceIdSchema })

/** The schemas of the calls, by their names. */
export const invoiceSchemas = {
  listReceived: listing,
  listSent: listing,
  openTotals: {
    input: z.object({}),
    /** One for each currency, the one with the most invoices first. */
    output: z.object({ received: z.array(openTotalSchema), sent: z.array(openTotalSchema) }),
  },
  get: { input: named, output: invoiceAnswer },
  create: {
    input: z.object({
      ...schemasOf(INVOICE_FIELDS),
      amount: positiveDecimalSchema,
      currency: currencyCodeSchema,
    }),
    output: invoiceAnswer,
  },
  createFunding: { input: z.object({ amount: positiveDecimalSchema }), output: invoiceAnswer },
  reject: {
    input: z.extend(named, schemasOf(INVOICE_REJECT_FIELDS)),
    output: invoiceAnswer,
  },
  pay: {
    input: z.extend(named, {
      fromAccount: z.string(),
      expectedTotal: positiveDecimalSchema,
      expectedCurrencyCode: currencyCodeSchema,
    }),
    output: z.object({
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
    }),
  },
  createLink: { input: named, output: bySecret },
  endLinks: { input: named, output: invoiceAnswer },
  openLink: { input: bySecret, output: invoiceAnswer },
  blockSender: { input: named, output: invoiceAnswer },
  pdf: { input: z.object({}), output: z.instanceof(Uint8Array) },
  ...invoiceLinkSchemas,
}

export type Invoice = z.output<typeof invoiceSchema>

export type InvoiceNotification = z.output<typeof invoiceNotificationSchema>

export type InvoicePayment = z.output<typeof invoiceSchemas.pay.input>

export type InvoiceFilter = z.output<typeof listing.input>

export type OpenTotal = z.output<typeof openTotalSchema>

export type OpenTotals = z.output<typeof invoiceSchemas.openTotals.output>

export type NewInvoice = z.output<typeof invoiceSchemas.create.input>
