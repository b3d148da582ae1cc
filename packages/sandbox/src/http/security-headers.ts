import type { MiddlewareHandler } from 'hono'

/** Answers hold people's data: nobody keeps them, and nobody reads them as something else. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
}
