import { Hono } from 'hono'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { RestFault } from '../http/index.ts'
import { endPreapproved, listActive } from '../preapproved/index.ts'

/** Repeating payments for the bank's staff, who list them and end one. */
export function preapprovedRoutes(bank: Bank) {
  const routes = new Hono()
  routes.get('/preapproved', async context => context.json(await listActive(bank.database.sql)))
  routes.post('/preapproved/:id/end', async context => {
    const { clock, newId } = bank
    const id = context.req.param('id')
    const status = await inTransaction(bank, sql => endPreapproved({ sql, clock, newId }, id))
    if (status === 'active') return context.json({ ok: true })
    throw new RestFault(404, 'not_found', `Nothing that repeats itself goes on as ${id}.`)
  })
  return routes
}
