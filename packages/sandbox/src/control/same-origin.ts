import type { Context, MiddlewareHandler } from 'hono'
import { isOwnHost, NOTIFIER_AGENT } from '../http/index.ts'
import { SIGNING_PATH } from './page/signing-page.ts'

/**
 * Accepts only requests to this machine under its own name, and from no page but the API's own.
 * This API needs no token: a page of another origin, or a name that was pointed here, gets
 * nothing.
 */
export const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  const origin = context.req.header('origin')
  if (!isOwnHost(host)) return refuse(context, 'This API is for this machine only.')
  // An address for messages may be on this machine: it must not lead here.
  if (context.req.header('user-agent') === NOTIFIER_AGENT) {
    return refuse(context, 'This API takes no messages for merchants.')
  }
  const isForeign =
    origin === undefined ? isSentByForeignPage(context) : origin !== `http://${host}`
  if (isForeign) {
    return refuse(context, 'This API takes nothing from the page of another origin.')
  }
  return next()
}

/**
 * Browsers send no origin when a page loads an image or a script, but they send its site. Following
 * a link to a page of this API doesn't load anything, so the link's owner doesn't matter. The page
 * that signs papers itself declares who may frame it.
 */
function isSentByForeignPage({ req }: Context): boolean {
  const site = req.header('sec-fetch-site') ?? 'none'
  if (site === 'none' || site === 'same-origin') return false
  const shownIn = req.header('sec-fetch-dest')
  const isShown = shownIn === 'document' || (shownIn === 'iframe' && req.path === SIGNING_PATH)
  const isNavigation = req.header('sec-fetch-mode') === 'navigate' && isShown
  return !(isNavigation && req.method === 'GET')
}

const refuse = (context: Context, message: string) => context.json({ message }, 403)
