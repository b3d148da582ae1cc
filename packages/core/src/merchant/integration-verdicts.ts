import type { ApiKeyUse, WebhookPing } from '@sixpence/protocol/merchant'

/** The state of a merchant's API keys, as seen by the bank. */
export type KeyVerdict =
  | 'noKey'
  | 'allOff'
  | 'unused'
  | 'works'
  | 'addressRefused'
  | 'callRefused'
  | 'bankFailed'

/** Judges whether the integration works by the last request with a key. */
export function keyVerdict({ keys, enabledKeys, last }: ApiKeyUse): KeyVerdict {
  if (keys === 0) return 'noKey'
  if (enabledKeys === 0) return 'allOff'
  if (!last) return 'unused'
  const { httpStatus } = last
  if (httpStatus < 300) return 'works'
  // For calls with a key, nothing else causes this status.
  if (httpStatus === 403) return 'addressRefused'
  return httpStatus < 500 ? 'callRefused' : 'bankFailed'
}

/** A server's reaction to a ping. */
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

/** Judges the result of a ping. */
export function pingVerdict({ delivered, httpStatus, fault }: WebhookPing): PingVerdict {
  if (delivered) return 'taken'
  if (httpStatus === undefined) return fault ?? 'unreachable'
  const known = BY_STATUS.get(httpStatus)
  if (known) return known
  if (httpStatus < 400) return 'redirected'
  return httpStatus < 500 ? 'refused' : 'serverFailed'
}

/** The result for the address of a page, and thus whether the bank can be shown on it. */
export interface OriginVerdict {
  readonly result: 'noAddress' | 'insecure' | 'registered' | 'similar' | 'notRegistered'
  /** The page's origin, as it would be registered; absent if it isn't the address of a page. */
  readonly origin?: string
  /** A registered origin that differs only slightly. */
  readonly registered?: string
}

/** Checks whether a page is on one of a merchant's origins; without a scheme it is `https`. */
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
