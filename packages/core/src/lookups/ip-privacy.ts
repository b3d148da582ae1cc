import { ipPrivacyDecoder, type IpPrivacy } from '@sixpence/protocol/access'
import { SixpenceError } from '../errors/index.ts'
import { fetchExternal } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'

/**
 * Binds the check to a service outside the bank, to whose address the IP address is appended.
 *
 * @throws {TypeError} If `address` is not a web address, or contains a name or password.
 */
export function createIpPrivacy(
  platform: Platform,
  address: string | undefined,
): (ip: string, signal?: AbortSignal) => Promise<IpPrivacy | undefined> {
  if (address === undefined) return async () => undefined
  const { protocol, username, password } = new URL(address)
  if (!/^https?:$/.test(protocol) || username || password) {
    throw new TypeError(`${address} is not an address such as https://ip.example/privacy/`)
  }
  return async (ip, signal) => {
    // Anything else could lead to another path at that service.
    if (!/^[\da-f.:]{2,45}$/i.test(ip)) throw new TypeError(`${ip} is no IP address`)
    const { body, requestId } = await fetchExternal(platform, { url: address + ip, signal })
    const { value, faults } = ipPrivacyDecoder.decode(body)
    if (!faults) return value
    throw new SixpenceError('unexpected_answer', 'The privacy check answered in an unknown shape', {
      requestId,
    })
  }
}
