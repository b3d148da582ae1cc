import * as z from 'zod/mini'

/**
 * What the bank makes of an address. `notAllowed`: it would never call it, e.g. since it is no
 * `https` or leads into a private network. `unreachable`: it may be called, and no one answers.
 */
export const URL_STATUSES = ['reachable', 'unreachable', 'notAllowed'] as const

/** The schemas of the calls, by their names. */
export const lookupSchemas = {
  checkUrls: {
    input: z.object({
      urls: z
        .array(z.string().check(z.minLength(1), z.maxLength(2048)))
        .check(z.minLength(1), z.maxLength(20)),
    }),
    output: z.object({
      urls: z.array(z.object({ url: z.string(), status: z.enum(URL_STATUSES) })),
    }),
  },
}

export type CheckedUrl = z.output<typeof lookupSchemas.checkUrls.output>['urls'][number]

/** What the bank found out about an address: see the `status` of its schema. */
export type UrlStatus = CheckedUrl['status']
