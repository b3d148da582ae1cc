import { lookupCalls, lookupMethods } from '@sixpence/protocol/lookups'
import type { IpPrivacy } from '@sixpence/protocol/access'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { AddressLookup, Domain } from '../domain/index.ts'
import { createIpPrivacy } from './ip-privacy.ts'

/** Information about things outside the bank. Available as `sixpence.lookups`. */
export interface Lookups extends ClientOf<
  typeof lookupMethods,
  'suggestAddresses' | 'suggestedAddress'
> {
  /** Finds postal addresses, with the bank or the provider given to `createSixpence`. */
  readonly addresses: AddressLookup

  /**
   * Returns whether an IP address hides someone's location, from the service given to
   * `createSixpence` as `ipPrivacy`; undefined without one. The service learns only the IP
   * address.
   *
   * @throws {SixpenceError} `offline`, `timeout`, `server_unavailable`, `unexpected_answer`
   */
  ipPrivacy(address: { readonly ip: string }, options?: ReadOptions): Promise<IpPrivacy | undefined>
}

/** Calls about things outside the bank. */
export const lookups: Domain<Lookups, typeof lookupCalls> = {
  name: 'lookups',
  calls: lookupCalls,
  open(bank) {
    const ipPrivacy = createIpPrivacy(bank.platform, bank.ipPrivacy)
    const { suggestAddresses, suggestedAddress, ...client } = clientOf(bank, lookupMethods)
    const ofBank: AddressLookup = {
      suggest: (text, countryCode, signal) => suggestAddresses({ text, countryCode }, { signal }),
      resolve: (id, signal) => suggestedAddress({ id }, { signal }),
    }
    return {
      ...client,
      addresses: bank.addressLookup ?? ofBank,
      ipPrivacy: ({ ip }, { signal } = {}) => ipPrivacy(ip, signal),
    }
  },
}
