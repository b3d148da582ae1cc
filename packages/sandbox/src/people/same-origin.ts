import type { MiddlewareHandler } from 'hono'
import { isOwnHost } from '../http/index.ts'

/**
 * Lets in what comes to this machine by its own name, and from no page but the door's own. This
 * door asks for no token: a page of another origin, or a name that was pointed here, gets nothing.
 */
export const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  const origin = context.req.header('origin')
  if (!isOwnHost(host)) return refuse(context, 'This door is for this machine only.')
  if (origin !== undefined && origin !== `http://${host}`) {
    return refuse(context, 'This door takes nothing from the page of another origin.')
  }
  return next()
}

const refuse = (context: Parameters<MiddlewareHandler>[0], message: string) =>
  context.json({ message }, 403)
