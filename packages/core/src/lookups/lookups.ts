import { lookupCalls, lookupMethods } from '@sixpence/protocol/lookups'
import type { IpPrivacy } from '@sixpence/protocol/access'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { createIpPrivacy } from './ip-privacy.ts'

/** Information about things outside the bank. Available as `sixpence.lookups`. */
export interface Lookups extends ClientOf<typeof lookupMethods> {
  /**
   * Whether an IP address hides where someone is, as the service says that `createSixpence` was
   * told of by `ipPrivacy`; undefined without one. The service learns the address and nothing
   * else.
   *
   * @throws {SixpenceError} `offline`, `timeout`, `server_unavailable`, `unexpected_answer`
   */
  ipPrivacy(address: { readonly ip: string }, options?: ReadOptions): Promise<IpPrivacy | undefined>
}

/** The calls about things outside of the bank. */
export const lookups: Domain<Lookups, typeof lookupCalls> = {
  name: 'lookups',
  calls: lookupCalls,
  open(bank) {
    const ipPrivacy = createIpPrivacy(bank.platform, bank.ipPrivacy)
    return {
      ...clientOf(bank, lookupMethods),
      ipPrivacy: ({ ip }, { signal } = {}) => ipPrivacy(ip, signal),
    }
  },
}
