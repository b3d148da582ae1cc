const LOOPBACK = /^(127\.0\.0\.1|localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost|\[::1\])$/

/** Returns true if a name, without its port, is this machine's own. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname.toLowerCase())
}

/**
 * Returns true if a `Host` header, with or without a port, names this machine, or one of `others`.
 * A foreign name that was pointed at this machine (DNS rebinding) is neither.
 */
export function isOwnHost(host: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopbackHost(hostname) || others.includes(hostname)
}

/** Returns true if the origin is a page of this machine, on any port. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return /^https?:$/.test(url.protocol) && url.origin === origin && isLoopbackHost(url.hostname)
}
