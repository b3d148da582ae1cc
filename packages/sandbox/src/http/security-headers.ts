import type { MiddlewareHandler } from 'hono'

/**
 * Responses contain people's data: nothing may cache them, or read them as another type.
 * `loadedBy`: the origins whose pages may load them as a script, an image and the like.
 */
export const securityHeaders =
  (loadedBy: 'same-origin' | 'cross-origin'): MiddlewareHandler =>
  async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cross-Origin-Resource-Policy', loadedBy)
  }
