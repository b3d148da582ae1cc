import * as z from 'zod/mini'
import { restCall } from '../rest-call.ts'

/**
 * What the bank makes of an address. `notAllowed`: it would never call it, e.g. since it is no
 * `https` or leads into a private network. `unreachable`: it may be called, and nobody answers.
 */
export const URL_STATUSES = ['reachable', 'unreachable', 'notAllowed'] as const

/** Judges addresses that the bank shall call or show later, in the order in which they came. */
export const checkUrls = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/service/check-urls',
  access: 'customer',
  staff: 'sees',
  input: z.object({
    urls: z
      .array(z.string().check(z.minLength(1), z.maxLength(2048)))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  output: z.object({
    urls: z.array(z.object({ url: z.string(), status: z.enum(URL_STATUSES) })),
  }),
})

export type CheckedUrl = z.output<typeof checkUrls.output>['urls'][number]
export type UrlStatus = CheckedUrl['status']
