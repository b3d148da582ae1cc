import ipaddr from 'ipaddr.js'
import { isLoopbackHost } from './loopback.ts'

/** Nothing may be posted there; the message has the reason. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

/** A server didn't prove to be the one of its name. */
export class BadCertificate extends Error {
  override readonly name = 'BadCertificate'
}

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** The target of a notification. */
export interface NotificationAddress {
  readonly url: URL
  /** A stand-in on this machine, for development; otherwise a public server. */
  readonly isLocal: boolean
}

/**
 * Reads an address that may be posted to: `https` on its usual port at a public host, or `http` at
 * a name of this machine (`127.0.0.1`, `[::1]`, `localhost`, `*.localhost`). It must be written as
 * browsers write it: a host in another notation may be meant to look like another.
 *
 * @throws {RefusedAddress} With the fault in its message.
 */
export function readNotificationAddress(text: string): NotificationAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new RefusedAddress('It is no address.')
  if (hostIn(text) !== url.host)
    throw new RefusedAddress(`Its host has to be written as ${url.host}.`)
  // Some readers treat it as a slash, others as a part of the name.
  if (text.includes('\\')) throw new RefusedAddress('It may hold no backslash.')
  if (url.username || url.password || url.hash) {
    throw new RefusedAddress('It may hold no user name, password or fragment.')
  }
  const isLocal = url.protocol === 'http:' && isLoopbackHost(url.hostname)
  if (!isLocal) checkPublic(url)
  return { url, isLocal }
}

const hostIn = (text: string) => /^https?:\/\/([^/?#\\]*)/.exec(text)?.[1]?.replace(/^.*@/, '')

function checkPublic({ protocol, hostname, port }: URL): void {
  if (protocol !== 'https:')
    throw new RefusedAddress('Only this machine is posted to without https.')
  if (port !== '') throw new RefusedAddress('Only port 443 of other machines is posted to.')
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  const isPublic = ipaddr.isValid(address) ? isPublicAddress(address) : isPublicName(hostname)
  if (!isPublic) throw new RefusedAddress(`${hostname} is no public host.`)
}

const isPublicName = (hostname: string) =>
  NAME.test(hostname) && !/\.(localhost|local|internal|home\.arpa)$/.test(hostname)

// The IPv6 range of the public internet; elsewhere IPv4 addresses may be wrapped.
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns true if an IP address is on the public internet: in no private, local or special range. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  const isGlobal = address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
  return isGlobal && address.range() === 'unicast'
}

/** Returns true if an IP address is this machine's own. */
export const isOwnAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback'
