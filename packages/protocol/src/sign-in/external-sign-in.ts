import * as z from 'zod/mini'
import { restCall } from '../rest-call.ts'

/** Tells where signing in to an outsider begins. */
export const beginExternalSignIn = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/sei/authorize',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: z.object({ authorizeUrl: z.string() }),
})

/**
 * Lets an outsider know who is signed in: answers where the customer goes back to. Works once, and
 * for the address that the outsider has registered alone. 404 when nobody waits for it.
 */
export const authorizeExternal = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/sei/authorize/{authorizationId}',
  access: 'customer',
  staff: 'never',
  input: z.object({ redirect_uri: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  output: z.object({ redirectUrl: z.string() }),
})
