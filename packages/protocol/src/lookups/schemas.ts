import * as z from 'zod/mini'

/**
 * The bank's result for an address. `notAllowed`: it would never call it, e.g. because it isn't
 * `https` or leads into a private network. `unreachable`: it may be called, but no one answers.
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

/** The bank's result for an address: see the `status` of its schema. */
export type UrlStatus = CheckedUrl['status']
