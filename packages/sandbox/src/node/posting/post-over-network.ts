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

/** The network functions that posting needs; tests replace them. */
export interface Network {
  /** Resolves all addresses of a host. */
  readonly resolve: ResolveHost
  readonly request: typeof requestSecure
  readonly requestLocal: typeof requestPlain
}

interface PostSettings {
  /** True (the default) if it may post to stand-ins on this machine, as in development. */
  readonly isLocalAllowed?: boolean | undefined
}

const NETWORK: Network = {
  resolve: hostResolver(),
  request: requestSecure,
  requestLocal: requestPlain,
}

/**
 * Posts notifications to merchants' servers. Checks every address of a host before it sends
 * anything, and connects to a checked address: it doesn't look up the name a second time. Follows
 * no redirect, and reads only the response's status. Tries nothing on this machine if that isn't
 * allowed, so that callers can't find out which ports are open.
 *
 * @throws {RefusedAddress} For an address that may not be posted to.
 * @throws {BadCertificate} For a server that can't prove that it is the one named.
 */
export function postOverNetwork(
  network: Partial<Network> = {},
  { isLocalAllowed = true }: PostSettings = {},
): Post {
  const { resolve, request, requestLocal } = { ...NETWORK, ...network }
  return async (text, notification) => {
    const { url, isLocal } = readNotificationAddress(text)
    if (isLocal && !isLocalAllowed) throw new RefusedAddress('This machine is not posted to.')
    const addresses = await resolve(url.hostname.replace(/^\[(.*)\]$/, '$1'), notification.signal)
    checkAddresses(addresses, url.hostname, isLocal ? isOwnAddress : isPublicAddress)
    return send(isLocal ? requestLocal : request, url, { notification, addresses })
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
  readonly notification: NotificationRequest
  readonly addresses: readonly ResolvedAddress[]
}

function send(
  request: typeof requestSecure | typeof requestPlain,
  url: URL,
  { notification: { method, headers, body, signal }, addresses }: Sending,
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

// Node's codes for certificate faults.
const CERTIFICATE = /CERT|^UNABLE_TO_(GET|VERIFY|DECRYPT)|^DEPTH_ZERO|^ERR_(SSL|TLS)|^EPROTO$/

const isAboutCertificate = ({ code = '' }: NodeJS.ErrnoException) => CERTIFICATE.test(code)

/**
 * Returns the status, or a final one in its place: a server may send any three digits, and a
 * `Response` throws for those that aren't final.
 */
const statusOf = ({ statusCode = 0 }: IncomingMessage) =>
  statusCode >= 200 && statusCode <= 599 ? statusCode : 502

/** Returns a lookup that gives the checked addresses, even if the name resolves differently by now. */
function pin(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}
