import * as z from 'zod/mini'
import { trimmed } from '../decode/index.ts'
import { postalAddressSchema } from '../accounts/schemas.ts'
import { oneOrMany } from '../values/index.ts'
import { ADDRESS_SEARCH_LENGTH, URL_STATUSES } from './facts.ts'

const foundAddressSchema = /* @__PURE__ */ z.extend(postalAddressSchema, {
  address2: z.optional(z.string()),
  /** An id of the list `states`, e.g. `US-CA`. */
  state: z.optional(z.string()),
})

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
          z.overwrite(trimmed),
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
