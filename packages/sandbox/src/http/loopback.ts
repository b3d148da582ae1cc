const LOOPBACK = /^(127\.0\.0\.1|localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost|\[::1\])$/

/** Tells whether a name, without its port, is this machine's own. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname.toLowerCase())
}

/**
 * Tells whether a `Host` header, with or without a port, names this machine, or one of `others`. A
 * stranger's name that was pointed at this machine (DNS rebinding) does neither.
 */
export function isOwnHost(host: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopbackHost(hostname) || others.includes(hostname)
}

/** Tells whether a page of this machine is asking, on whichever port. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return /^https?:$/.test(url.protocol) && url.origin === origin && isLoopbackHost(url.hostname)
}
