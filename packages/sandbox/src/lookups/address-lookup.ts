import type { lookupMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { addressOf, findAddresses } from './find-addresses.ts'

/** Serves suggestions of fictional streets: these calls read nothing about customers. */
export const addressLookupHandlers = {
  suggestAddresses: async ({ countryCode, text }) => ({
    suggestions: findAddresses(countryCode, text),
  }),

  suggestedAddress: async ({ id }) => {
    const address = addressOf(id)
    if (!address) throw refuse.invalid('id', 'We don’t know this address. Search for it again.')
    return { address }
  },
} satisfies Handlers<typeof lookupMethods>
