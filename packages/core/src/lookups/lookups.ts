import { type CheckedUrl, type IpPrivacy, lookupMethods } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { CallAsCustomer } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { createIpPrivacy } from './ip-privacy.ts'

/** What is known of things that are not the bank's own. Reached as `sixpence.lookups`. */
export interface Lookups {
  /**
   * What the bank makes of addresses that it shall call or show later: 20 at most, answered in
   * their order. The bank asks them, never this page.
   *
   * @throws {SixpenceError} `invalid_input` for none, too many or too long ones
   */
  checkUrls(urls: readonly string[], signal?: AbortSignal): Promise<readonly CheckedUrl[]>
  /**
   * Whether an IP address hides where somebody is, as the service says that `createSixpence` was
   * told of by `ipPrivacy`; undefined without one. The service learns the address and nothing
   * else.
   *
   * @throws {SixpenceError} `offline`, `timeout`, `server_unavailable`, `unexpected_answer`
   */
  ipPrivacy(ip: string, signal?: AbortSignal): Promise<IpPrivacy | undefined>
}

interface LookupsOptions {
  readonly callAsCustomer: CallAsCustomer
  readonly platform: Platform
  readonly ipPrivacy: string | undefined
}

/** Binds the calls about things outside to a bank. */
export function createLookups({ callAsCustomer, platform, ipPrivacy }: LookupsOptions): Lookups {
  return {
    checkUrls: async (urls, signal) => {
      const read = (body: unknown) =>
        z.safeDecode(lookupMethods.checkUrls.output, body as never).data // judged
      const answer = await callAsCustomer({
        path: lookupMethods.checkUrls.path,
        body: { urls },
        read,
        signal,
      })
      return answer.urls
    },
    ipPrivacy: createIpPrivacy(platform, ipPrivacy),
  }
}
