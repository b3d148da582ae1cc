import { HEADER } from '@sixpence/protocol'
import type { MiddlewareHandler } from 'hono'

/** Names the request in its response: with the client's name, or a new one. */
export const requestId: MiddlewareHandler<{ Variables: { requestId: string } }> = async (
  context,
  next,
) => {
  const sent = context.req.header(HEADER.requestId)
  const id = sent && /^[\w.:-]{1,128}$/.test(sent) ? sent : crypto.randomUUID()
  context.set('requestId', id)
  await next()
  context.header(HEADER.requestId, id)
}
