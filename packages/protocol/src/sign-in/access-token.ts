import * as z from 'zod/mini'

/** The fields that a client reads from an access token's payload. Times are Unix seconds (RFC 7519). */
export const accessTokenPayloadSchema = /* @__PURE__ */ z.object({
  sub: z.string(),
  exp: z.number(),
  iat: z.optional(z.number()),
  /** The sign-in name; calls carry it as `fromEmail`. */
  email: z.optional(z.string()),
  /** The thumbprint of the key to which the token is bound. */
  cnf: z.optional(z.object({ jkt: z.string() })),
})

export type AccessTokenPayload = z.output<typeof accessTokenPayloadSchema>
