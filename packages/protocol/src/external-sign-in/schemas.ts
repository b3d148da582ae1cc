import * as z from 'zod/mini'

/** The facts about a customer that an outside service can receive. */
const SHARED_FACTS = ['email'] as const

const sharesSchema = /* @__PURE__ */ z.array(z.enum(SHARED_FACTS))

const questionSchema = /* @__PURE__ */ z.object({
  /** The service's name as registered with the bank. */
  name: z.string(),
  shares: sharesSchema,
  /** Host and port of the address to which the customer returns. */
  returnsTo: z.string(),
  /** True if the customer has consented before and hasn't withdrawn it. */
  hasConsent: z.boolean(),
})

const consentSchema = /* @__PURE__ */ z.object({
  /** The service's id. */
  id: z.string(),
  name: z.string(),
  shares: sharesSchema,
  grantedAt: z.string(),
})

/** The schemas of the calls, by their names. */
export const externalSignInSchemas = {
  begin: { input: z.object({}), output: z.object({ authorizeUrl: z.string() }) },
  question: { input: z.object({}), output: questionSchema },
  authorize: {
    input: z.object({
      redirect_uri: z.string().check(z.minLength(1), z.maxLength(2000)),
      consent: z.optional(z.boolean()),
    }),
    output: z.object({ redirectUrl: z.string() }),
  },
  consents: { input: z.object({}), output: z.object({ consents: z.array(consentSchema) }) },
  withdraw: { input: z.object({}), output: z.object({}) },
}

export type ExternalQuestion = z.output<typeof questionSchema>

export type ExternalConsent = z.output<typeof consentSchema>
