import {
  boolean,
  decoder,
  oneOf,
  strictObject,
  string,
  type ValueOf,
  variants,
} from '@sixpence/protocol/decode'

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
export const appMessageDecoder = /* @__PURE__ */ decoder(
  variants(
    'type',
    ['setViewport', strictObject({ type: oneOf('setViewport'), isKeyboardVisible: boolean })],
    [
      'biometric',
      strictObject({
        type: oneOf('biometric'),
        id: string,
        result: oneOf('confirmed', 'refused', 'unavailable'),
      }),
    ],
  ),
)

/** A message from the app to the page. */
export type AppMessage = ValueOf<typeof appMessageDecoder>

/** The outcome of a biometric check. */
export type BiometricResult = Extract<AppMessage, { type: 'biometric' }>['result']
