import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import {
  BadCertificate,
  isOwnAddress,
  isPublicAddress,
  readNotificationAddress,
  type NotificationRequest,
  type Post,
  RefusedAddress,
} from '../../http/index.ts'
import { hostResolver, type ResolvedAddress, type ResolveHost } from './resolve-host.ts'

/** What posting needs of the network; tests replace it. */
export interface Network {
  /** All addresses of a host. */
  readonly resolve: ResolveHost
  readonly request: typeof requestSecure
  readonly requestLocal: typeof requestPlain
}

interface PostSettings {
  /** Whether stand-ins on this machine are posted to, as in development; true by default. */
  readonly isLocalAllowed?: boolean | undefined
}

const NETWORK: Network = {
  resolve: hostResolver(),
  request: requestSecure,
  requestLocal: requestPlain,
}

/**
 * Posts notifications to merchants' servers. Every address of a host is judged before anything is
 * sent, and the connection goes to what was judged: the name is not looked up a second time. No
 * redirect is followed, and nothing of an answer but its status is read. Where this machine is not
 * to be posted to, nothing is tried: whoever asks learns of none of its ports whether it answers.
 *
 * @throws {RefusedAddress} For an address that may not be posted to.
 * @throws {BadCertificate} For a server that does not show itself to be the one of its name.
 */
export function postOverNetwork(
  network: Partial<Network> = {},
  { isLocalAllowed = true }: PostSettings = {},
): Post {
  const { resolve, request, requestLocal } = { ...NETWORK, ...network }
  return async (text, asked) => {
    const { url, isLocal } = readNotificationAddress(text)
    if (isLocal && !isLocalAllowed) throw new RefusedAddress('This machine is not posted to.')
    const addresses = await resolve(url.hostname.replace(/^\[(.*)\]$/, '$1'), asked.signal)
    checkAddresses(addresses, url.hostname, isLocal ? isOwnAddress : isPublicAddress)
    return send(isLocal ? requestLocal : request, url, { asked, addresses })
  }
}

function checkAddresses(
  addresses: readonly ResolvedAddress[],
  hostname: string,
  isAllowed: (address: string) => boolean,
): void {
  const refused = addresses.find(({ address }) => !isAllowed(address))
  if (refused) throw new RefusedAddress(`${hostname} has the address ${refused.address}.`)
  if (addresses.length === 0) throw new Error(`${hostname} has no address.`)
}

interface Sending {
  readonly asked: NotificationRequest
  readonly addresses: readonly ResolvedAddress[]
}

function send(
  request: typeof requestSecure | typeof requestPlain,
  url: URL,
  { asked: { method, headers, body, signal }, addresses }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method,
      headers,
      signal,
      agent: false,
      lookup: pin(addresses),
    }
    const sending = request(url, options, (answer: IncomingMessage) => {
      resolve(new Response(null, { status: statusOf(answer) }))
      answer.destroy()
    })
    sending.on('error', cause => reject(isAboutCertificate(cause) ? new BadCertificate() : cause))
    sending.end(body)
  })
}

// Of Node's codes those that name what is wrong with what a server shows of itself.
const CERTIFICATE = /CERT|^UNABLE_TO_(GET|VERIFY|DECRYPT)|^DEPTH_ZERO|^ERR_(SSL|TLS)|^EPROTO$/

const isAboutCertificate = ({ code = '' }: NodeJS.ErrnoException) => CERTIFICATE.test(code)

/** A server may say any three digits; a `Response` throws at those that are no final status. */
const statusOf = ({ statusCode = 0 }: IncomingMessage) =>
  statusCode >= 200 && statusCode <= 599 ? statusCode : 502

/** Answers what was judged, whatever the name means by now. */
function pin(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}
