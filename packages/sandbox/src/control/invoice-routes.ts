import { currencyCodeSchema, emailSchema, positiveDecimalSchema } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { readJsonValue, refuse } from '../http/index.ts'
import { issueSystemInvoice, listAllInvoices, payFromOutside } from '../invoices/index.ts'

const inputSchema = z.strictObject({
  email: emailSchema,
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  dueDate: z.iso.date(),
  note: z.optional(z.string().check(z.maxLength(1000))),
})

/** The bank's own invoices, and money from outside that pays an invoice. */
export function invoiceRoutes(bank: Bank) {
  const { clock, newId, regulatedEntity: entity } = bank
  const routes = new Hono()
  routes.get('/invoices', async context =>
    context.json(await listAllInvoices({ sql: bank.database.sql, clock })),
  )
  routes.post('/invoices', async context => {
    const parsed = z.safeParse(inputSchema, await readJsonValue(context.req.raw))
    if (!parsed.success) throw refuse.malformed(z.prettifyError(parsed.error))
    const pages = bank.pagesUrl ?? new URL(context.req.url).origin
    const id = await inTransaction(bank, sql =>
      issueSystemInvoice({ sql, clock, newId, locale: 'en', entity, pages }, parsed.data),
    )
    return context.json({ id }, 201)
  })
  routes.post('/invoices/:id/arrive', async context => {
    const id = context.req.param('id')
    const transactionId = await inTransaction(bank, sql =>
      payFromOutside({ sql, clock, newId }, id),
    )
    return context.json({ transactionId })
  })
  return routes
}
