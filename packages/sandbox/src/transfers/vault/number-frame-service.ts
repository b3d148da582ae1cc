import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../../bank.ts'
import { inTransaction } from '../../db/index.ts'
import { framePolicy, NO_FRAME_POLICY } from '../../embedders/index.ts'
import { readJsonObject } from '../../http/index.ts'
import { isCardNumber } from './is-card-number.ts'
import { findNumberEntry } from './number-entry.ts'
import { NUMBER_FRAME, numberFramePage, NUMBER_VAULT } from './number-frame-page.ts'
import { NUMBER_FRAME_SCRIPT, NUMBER_FRAME_STYLE } from './number-frame-script.ts'
import { vaultNumber } from './vaulted-card.ts'

/** Checks if a path is the vault's: only its own frame may send requests there. */
export const isNumberFrame = (path: string): boolean => path.startsWith(NUMBER_FRAME)

const typedSchema = z.object({ entry: z.string(), number: z.string() })

/**
 * Stands in for a vault: serves a frame in which a card's number is entered, and the address to
 * which the frame sends it for a token. No call of the bank takes a number.
 */
export function numberFrameService(bank: Bank) {
  const service = new Hono()
  service.get(`${NUMBER_FRAME}.js`, context =>
    context.body(NUMBER_FRAME_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  service.get(`${NUMBER_FRAME}.css`, context =>
    context.body(NUMBER_FRAME_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  service.get(NUMBER_FRAME, context => showField(context, bank))
  service.post(NUMBER_VAULT, context => answerToken(context, bank))
  return service
}

async function showField(context: HonoContext, { database, clock }: Bank): Promise<Response> {
  const { req } = context
  const isFrame = req.header('Sec-Fetch-Dest') === 'iframe'
  const token = req.query('token') ?? ''
  const entry = isFrame ? await findNumberEntry(token, { sql: database.sql, clock }) : undefined
  if (!entry) {
    context.header('Content-Security-Policy', NO_FRAME_POLICY)
    return context.text('There is nothing to type here.', 403)
  }
  const bankUrl = new URL(req.url).origin
  // The number can be sent only to the vault.
  const frame = { url: bankUrl + NUMBER_FRAME, sendsTo: bankUrl + NUMBER_VAULT }
  context.header('Content-Security-Policy', framePolicy(frame, entry))
  return context.html(numberFramePage(entry, bankUrl))
}

async function answerToken(context: HonoContext, bank: Bank): Promise<Response> {
  const given = typedSchema.safeParse(await readJsonObject(context.req.raw))
  if (!given.success || !isCardNumber(given.data.number)) return context.json({}, 422)
  const { entry: secret, number: digits } = given.data
  return inTransaction(bank, async sql => {
    const entry = await findNumberEntry(secret, { sql, clock: bank.clock })
    if (!entry) return context.json({}, 410)
    const { customerId } = entry
    const { token } = await vaultNumber(sql, { digits, customerId, id: bank.newId() })
    return context.json({ token })
  })
}
