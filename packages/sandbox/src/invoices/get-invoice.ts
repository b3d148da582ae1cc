import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { endInvoice } from '../payments/index.ts'
import { concernedInvoice } from './invoice-record.ts'
import { viewOf } from './invoice-view.ts'
import { holdFor } from './link-handlers.ts'

export const invoiceRecordHandlers = {
  get: async ({ invoiceId }, context) => ({
    invoice: await viewOf(context, await concernedInvoice(context, invoiceId)),
  }),

  reject: async ({ invoiceId, note }, context) => {
    await holdFor('reject', invoiceId, context)
    await endInvoice(context, invoiceId, { status: 'rejected', note: note?.trim() || undefined })
    return { invoice: await viewOf(context, await concernedInvoice(context, invoiceId)) }
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>
