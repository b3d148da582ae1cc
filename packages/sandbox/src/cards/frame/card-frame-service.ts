import { Hono, type Context as HonoContext } from 'hono'
import type { Bank } from '../../bank.ts'
import { takeDisplay } from '../secrets/card-display.ts'
import { CARD_FRAME, FRAME_SCRIPT, FRAME_STYLE, framePage } from './card-frame-page.ts'
import { inTransaction } from '../../db/index.ts'
import { framePolicy, NO_FRAME_POLICY } from '../../embedders/index.ts'

/** True if a path is the frame's: browsers may show it, and no page may read it. */
export const isCardFrame = (path: string): boolean => path.startsWith(CARD_FRAME)

/**
 * Shows what is printed on a card, only inside a frame: a browser states the purpose of each
 * request, and no page can change that.
 */
export function cardFrameService(bank: Bank) {
  const service = new Hono()
  service.get(`${CARD_FRAME}.js`, context =>
    context.body(FRAME_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  service.get(`${CARD_FRAME}.css`, context =>
    context.body(FRAME_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  service.get(CARD_FRAME, context => showCard(context, bank))
  return service
}

async function showCard(context: HonoContext, bank: Bank): Promise<Response> {
  const { req } = context
  if (req.header('Sec-Fetch-Dest') !== 'iframe') return nothing(context)
  const display = await inTransaction(bank, sql =>
    takeDisplay(req.query('token') ?? '', { sql, clock: bank.clock }),
  )
  if (!display) return nothing(context)
  const url = new URL(req.url).origin + CARD_FRAME
  context.header('Content-Security-Policy', framePolicy({ url }, display))
  return context.html(framePage(display), display.card ? 200 : 410)
}

const nothing = (context: HonoContext): Response => {
  context.header('Content-Security-Policy', NO_FRAME_POLICY)
  return context.text('There is nothing to show here.', 403)
}
