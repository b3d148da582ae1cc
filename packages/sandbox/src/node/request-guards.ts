import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { isOwnHost } from '../http/index.ts'

/** Refuses requests under a foreign name: a page elsewhere may have had its name pointed here. */
export const ownHostOnly =
  (hosts: readonly string[] = []): MiddlewareHandler =>
  async (context, next) => {
    if (isOwnHost(context.req.header('host') ?? '', hosts)) return next()
    const message = `This bank answers to names of this machine. ${HOSTS_VARIABLE} adds others.`
    return context.json({ message }, 403)
  }

/** Names, separated by commas, that the bank answers to beside those of this machine. */
export const HOSTS_VARIABLE = 'SIXPENCE_HOSTS'

/**
 * Says that the connection ends where a body was not read to its end: else the client would send
 * its next request on it, and lose that.
 */
export const endAfterUnreadBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async (
  { env, header },
  next,
) => {
  await next()
  if (!env.incoming.complete) header('Connection', 'close')
}
