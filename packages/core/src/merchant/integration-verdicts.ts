import type { ApiKeyUse, WebhookPing } from '@sixpence/protocol/merchant'

/** What the bank has seen of a merchant's keys, in a word. */
export type KeyVerdict =
  | 'noKey'
  | 'allOff'
  | 'unused'
  | 'works'
  | 'addressRefused'
  | 'callRefused'
  | 'bankFailed'

/** Judges by the last request with a key whether what uses it works. */
export function keyVerdict({ keys, enabledKeys, last }: ApiKeyUse): KeyVerdict {
  if (keys === 0) return 'noKey'
  if (enabledKeys === 0) return 'allOff'
  if (!last) return 'unused'
  const { httpStatus } = last
  if (httpStatus < 300) return 'works'
  // Of the calls with a key nothing else answers this.
  if (httpStatus === 403) return 'addressRefused'
  return httpStatus < 500 ? 'callRefused' : 'bankFailed'
}

/** What a server made of a ping, in a word. */
export type PingVerdict =
  | NonNullable<WebhookPing['fault']>
  | 'taken'
  | 'redirected'
  | 'refusedSignature'
  | 'notFound'
  | 'wrongMethod'
  | 'refused'
  | 'serverFailed'

const BY_STATUS: ReadonlyMap<number, PingVerdict> = new Map([
  [401, 'refusedSignature'],
  [403, 'refusedSignature'],
  [404, 'notFound'],
  [410, 'notFound'],
  [405, 'wrongMethod'],
])

/** Judges what came of a ping. */
export function pingVerdict({ delivered, httpStatus, fault }: WebhookPing): PingVerdict {
  if (delivered) return 'taken'
  if (httpStatus === undefined) return fault ?? 'unreachable'
  const known = BY_STATUS.get(httpStatus)
  if (known) return known
  if (httpStatus < 400) return 'redirected'
  return httpStatus < 500 ? 'refused' : 'serverFailed'
}

/** What an address of a page means for what the page shows of the bank. */
export interface OriginVerdict {
  readonly result: 'noAddress' | 'insecure' | 'registered' | 'similar' | 'notRegistered'
  /** The origin of the page, as it would be registered; absent of what is no address of a page. */
  readonly origin?: string
  /** One that is registered and differs in little. */
  readonly registered?: string
}

/**
 * Judges whether a page is on one of a merchant's origins. The address may be without its scheme:
 * then it means `https`.
 */
export function originVerdict(address: string, origins: readonly string[]): OriginVerdict {
  const url = pageAt(address.trim())
  if (!url) return { result: 'noAddress' }
  const { origin } = url
  if (origins.includes(origin)) return { result: 'registered', origin }
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    return { result: 'insecure', origin }
  const registered = origins.find(other => bareHost(other) === bareHost(origin))
  return registered === undefined
    ? { result: 'notRegistered', origin }
    : { result: 'similar', origin, registered }
}

function pageAt(address: string): URL | undefined {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPage = url.protocol === 'https:' || url.protocol === 'http:'
  return isPage && url.username === '' && url.password === '' ? url : undefined
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost')

const bareHost = (origin: string) => new URL(origin).hostname.replace(/^www\./, '')
