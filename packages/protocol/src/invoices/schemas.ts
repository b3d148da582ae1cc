import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { emailSchema } from '../identifiers.ts'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { approvalSchema } from '../payments/index.ts'
import { instantSchema, wireNumber } from '../wire-values.ts'
import { INVOICE_PARTIES } from './invoice-actions.ts'
import {
  sharedInvoiceSchema,
  bySecret,
  invoiceLinkSchemas,
  statusIdSchema,
} from './link-schemas.ts'

/** How many invoices a page holds unless asked for otherwise; 100 at most. */
export const INVOICES_PER_PAGE = 20

/** How long a note of an invoice, and that of its rejection, may be. */
export const INVOICE_NOTE_LENGTH = { sent: 1000, rejected: 500 } as const

/** How far ahead an invoice may be due. The day it is sent is the first one. */
export const INVOICE_DUE_YEARS = 2

/** Whole characters in lines, and none that moves or hides others. */
const NOTE_TEXT = /^(?:\n|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}])*$/u

const noteSchema = (length: number) =>
  z
    .string()
    .check(
      z.maxLength(length),
      z.regex(
        NOTE_TEXT,
        'has characters that are not seen or that turn the text around: type it again without',
      ),
    )

const invoiceIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** An invoice as one of those sees it whom it concerns. Of the other's accounts nothing is told. */
export const invoiceSchema = /* @__PURE__ */ z.extend(sharedInvoiceSchema, {
  id: z.string(),
  /** Who the reader is to it; see `mayWithInvoice`. */
  party: z.enum(INVOICE_PARTIES),
  /** Who was asked, as other customers may see them, or who has paid. Absent of nobody known. */
  payerName: z.optional(z.string()),
  /** Absent of one that adds funds, until it is paid. */
  payerEmail: z.optional(emailSchema),
  /** What it was paid from, or is to be while it waits; told to the payer alone. */
  payerAccountId: z.optional(z.string()),
  /** Where it arrives, told to the payee alone. */
  payeeAccountId: z.optional(z.string()),
  updatedDate: instantSchema,
  paidDate: z.optional(instantSchema),
  /** The transaction of the one who reads it, once it is paid. */
  transactionId: z.optional(z.string()),
  /** Why it was rejected. */
  rejectNote: z.optional(z.string()),
  /** How many links to it are live; told to the payee alone. */
  liveLinks: z.optional(wireNumber()),
  /** The reader has said that they do not know who sent it. */
  isSenderBlocked: z.optional(z.boolean()),
})

/** The notification posted to the payee's server once an invoice is paid or rejected. */
export const invoiceNotificationSchema = /* @__PURE__ */ z.object({
  /** The same in every repetition: a receiver keeps it and does nothing twice. */
  id: z.string(),
  type: z.literal('invoice.final'),
  at: instantSchema,
  invoice: z.object({
    id: z.string(),
    amount: positiveDecimalSchema,
    currencyCode: currencyCodeSchema,
    /** Who has paid, or who was asked; absent of what came from outside the bank. */
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
    /** {@link INVOICES_PER_PAGE} unless asked for otherwise; 100 at most. */
    pageSize: z.optional(wireNumber()),
  }),
  /** `total`: how many there are on all pages. */
  output: z.object({ items: z.array(invoiceSchema), total: wireNumber() }),
}

/** What is open of a list of invoices, in one currency. */
export const openTotalSchema = /* @__PURE__ */ z.object({
  currencyCode: currencyCodeSchema,
  count: wireNumber(),
  amount: positiveDecimalSchema,
  /** How many of them are past their day. */
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
      toEmail: emailSchema,
      amount: positiveDecimalSchema,
      currency: currencyCodeSchema,
      dueDate: daySchema,
      noteBody: z.optional(noteSchema(INVOICE_NOTE_LENGTH.sent)),
    }),
    output: invoiceAnswer,
  },
  createFunding: { input: z.object({ amount: positiveDecimalSchema }), output: invoiceAnswer },
  reject: {
    input: z.extend(named, { note: z.optional(noteSchema(INVOICE_NOTE_LENGTH.rejected)) }),
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
