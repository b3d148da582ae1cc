import * as z from 'zod/mini'
import { postalAddressSchema } from '../accounts/index.ts'
import { oneOrMany } from '../wire-values.ts'

/** The permitted length, in characters, of the text of an address search. */
export const ADDRESS_SEARCH_LENGTH = { min: 3, max: 100 } as const

/** The maximum number of suggested addresses. */
export const MOST_SUGGESTIONS = 8

const foundAddressSchema = /* @__PURE__ */ z.extend(postalAddressSchema, {
  address2: z.optional(z.string()),
  /** An id of the list `states`, e.g. `US-CA`. */
  state: z.optional(z.string()),
})

/**
 * The bank's result for an address. `notAllowed`: the bank never calls it, e.g. because it isn't
 * `https` or leads into a private network. `unreachable`: it may be called, but doesn't respond.
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
  suggestAddresses: {
    input: z.object({
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(ADDRESS_SEARCH_LENGTH.min),
          z.maxLength(ADDRESS_SEARCH_LENGTH.max),
        ),
    }),
    output: z.object({
      suggestions: oneOrMany(z.object({ id: z.string(), label: z.string() })),
    }),
  },
  suggestedAddress: {
    input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.object({ address: foundAddressSchema }),
  },
}

export type CheckedUrl = z.output<typeof lookupSchemas.checkUrls.output>['urls'][number]

/** The bank's result for an address: see the `status` of its schema. */
export type UrlStatus = CheckedUrl['status']

/** An address that matches the typed text, in one line. */
export type AddressSuggestion = z.output<
  typeof lookupSchemas.suggestAddresses.output
>['suggestions'][number]

/** The lines of a chosen address. */
export type FoundAddress = z.output<typeof foundAddressSchema>
