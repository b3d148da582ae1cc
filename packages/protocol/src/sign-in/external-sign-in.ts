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

/** What an outsider can learn of a customer. */
const SHARED_FACTS = ['email'] as const

const sharesSchema = /* @__PURE__ */ z.array(z.enum(SHARED_FACTS))

const questionSchema = /* @__PURE__ */ z.object({
  /** The outsider's, as the bank has registered it. */
  name: z.string(),
  shares: sharesSchema,
  /** Host and port of the address that the customer goes back to. */
  returnsTo: z.string(),
  /** The customer has agreed before, and has not withdrawn it. */
  hasConsent: z.boolean(),
})

/** Tells who asks, and what they would learn. 404 when nobody waits for it. */
export const readExternalQuestion = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/sei/authorize/{authorizationId}',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: questionSchema,
})

/**
 * Lets an outsider know who is signed in: answers where the customer goes back to. Works once, and
 * for the address that the outsider has registered alone. 404 when nobody waits for it.
 *
 * `consent: true` puts on record that the customer agrees; without it, and without a consent from
 * before, the answer is `consent_needed`. `false` refuses: the address then says `access_denied`.
 */
export const authorizeExternal = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/sei/authorize/{authorizationId}',
  access: 'customer',
  staff: 'never',
  input: z.object({
    redirect_uri: z.string().check(z.minLength(1), z.maxLength(2000)),
    consent: z.optional(z.boolean()),
  }),
  output: z.object({ redirectUrl: z.string() }),
})

const consentSchema = /* @__PURE__ */ z.object({
  /** The outsider's. */
  id: z.string(),
  name: z.string(),
  shares: sharesSchema,
  grantedAt: z.string(),
})

/** Lists whom the customer lets know who they are. */
export const listExternalConsents = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/sei/consents',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: z.object({ consents: z.array(consentSchema) }),
})

/** Withdraws a consent: the outsider has to ask again. */
export const withdrawExternalConsent = /* @__PURE__ */ restCall({
  method: 'DELETE',
  path: '/auth/sei/consents/{outsiderId}',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: z.object({}),
})

export type ExternalQuestion = z.output<typeof questionSchema>
export type ExternalConsent = z.output<typeof consentSchema>
