import type { AddressSuggestion, FoundAddress } from '@sixpence/protocol/lookups'

/** A source of a country's addresses: the bank, or a provider of the host's choice. */
export interface AddressLookup {
  /** Lists addresses that match the typed text, best first. */
  suggest(
    text: string,
    countryCode: string,
    signal?: AbortSignal,
  ): Promise<readonly AddressSuggestion[]>
  /** Returns the lines of a suggested address. */
  resolve(id: string, signal?: AbortSignal): Promise<FoundAddress>
}
