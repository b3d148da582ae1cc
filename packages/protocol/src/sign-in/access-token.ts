import * as z from 'zod/mini'

/** What a client reads from an access token's payload. Moments are Unix seconds (RFC 7519). */
export const accessTokenPayloadSchema = /* @__PURE__ */ z.object({
  sub: z.string(),
  exp: z.number(),
  iat: z.optional(z.number()),
  /** The sign-in name; calls carry it as `fromEmail`. */
  email: z.optional(z.string()),
})

export type AccessTokenPayload = z.output<typeof accessTokenPayloadSchema>
