import type { UrlStatus } from '@sixpence/protocol'

/** Names that never leave a machine or a network. */
const INSIDE = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home.arpa', 'onion']

/**
 * The hosts that respond. A development bank calls nobody, so that nobody can make it call into a
 * network.
 */
const ANSWERING = ['example', 'example.com', 'example.net', 'example.org']

/** Returns what a bank would find at an address, without requesting it. */
export function urlStatus(text: string): UrlStatus {
  // The parser has one spelling for every form of a number: 2130706433 and 0x7f.1 are 127.0.0.1.
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !isPlain(url)) return 'notAllowed'
  const host = url.hostname.replace(/\.$/, '')
  if (isNumber(host) || !host.includes('.') || isBelow(host, INSIDE)) return 'notAllowed'
  return isBelow(host, ANSWERING) ? 'reachable' : 'unreachable'
}

const isPlain = ({ protocol, username, password, port }: URL) =>
  protocol === 'https:' && username + password + port === ''

const isNumber = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host)

const isBelow = (host: string, names: readonly string[]) =>
  names.some(name => host === name || host.endsWith(`.${name}`))
