import type { AddressSuggestion, FoundAddress } from '@sixpence/protocol/lookups'

/** Whoever knows the addresses of a country: the bank, or a provider of the host's choice. */
export interface AddressLookup {
  /** Lists addresses that go with what is typed, the best first. */
  suggest(
    text: string,
    countryCode: string,
    signal?: AbortSignal,
  ): Promise<readonly AddressSuggestion[]>
  /** Returns the lines of a suggested address. */
  resolve(id: string, signal?: AbortSignal): Promise<FoundAddress>
}
