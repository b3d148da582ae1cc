import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { wireFlag } from '../wire-values.ts'

/** Ways of hiding where one is. */
export const ipPrivacySchema = /* @__PURE__ */ z.object({
  vpn: wireFlag(),
  proxy: wireFlag(),
  tor: wireFlag(),
  relay: wireFlag(),
  hosting: wireFlag(),
})

/** Tells where the bank sees the caller come from. */
export const getIpInfo = /* @__PURE__ */ namedMethod({
  name: 'ipInfo',
  access: 'public',
  input: z.object({}),
  output: z.object({
    ip: z.string(),
    country_code: z.optional(z.string()),
    privacy: ipPrivacySchema,
  }),
})

export type IpPrivacy = z.output<typeof ipPrivacySchema>
export type IpInfo = z.output<typeof getIpInfo.output>
