import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { isOwnHost } from '../http/index.ts'

/** Refuses requests under a foreign host name, which a page elsewhere may have pointed here. */
export const ownHostOnly =
  (hosts: readonly string[] = []): MiddlewareHandler =>
  async (context, next) => {
    if (isOwnHost(context.req.header('host') ?? '', hosts)) return next()
    const message = `This bank answers to names of this machine. ${HOSTS_VARIABLE} adds others.`
    return context.json({ message }, 403)
  }

/**
 * The environment variable with the bank's host names in addition to those of this machine,
 * separated by commas.
 */
export const HOSTS_VARIABLE = 'SIXPENCE_HOSTS'

/**
 * Closes the connection if a body wasn't read to its end: otherwise the client would send its next
 * request on it, and lose that.
 */
export const endAfterUnreadBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async (
  { env, header },
  next,
) => {
  await next()
  if (!env.incoming.complete) header('Connection', 'close')
}
