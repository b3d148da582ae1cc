import * as z from 'zod/mini'

/** A message from the page to the app around it. A closed set: nothing else is ever posted. */
export type PageMessage =
  /** The page is ready to be shown. */
  | { readonly type: 'appReady' }
  | { readonly type: 'showPreloader' | 'hidePreloader' }
  /** Opens an address outside the app, in the browser. */
  | { readonly type: 'openExternal'; readonly url: string }
  /** Asks for a fingerprint or face; the app replies with the same id. */
  | { readonly type: 'biometric'; readonly id: string; readonly reason: string }

/** A message from the app to the page. A closed set: anything else is ignored. */
export const appMessageSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('setViewport'), isKeyboardVisible: z.boolean() }),
  z.strictObject({
    type: z.literal('biometric'),
    id: z.string(),
    result: z.enum(['confirmed', 'refused', 'unavailable']),
  }),
])

export type AppMessage = z.output<typeof appMessageSchema>

/** The outcome of a biometric check. */
export type BiometricResult = Extract<AppMessage, { type: 'biometric' }>['result']
