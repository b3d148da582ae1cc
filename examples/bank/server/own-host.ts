import { ConfigError } from './app-config.ts'

const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)$/
const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/**
 * True if a `Host` header names this machine or one of `others`. Rejects a foreign name that points
 * here (DNS rebinding), because its page must not pass for the bank's.
 */
export function isOwnHost(host: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return LOOPBACK.test(hostname) || others.includes(hostname)
}

/** Reads the names of a deployed server, separated by commas. */
export function hostsFrom(text: string | undefined): readonly string[] {
  const names = (text ?? '').split(',').map(name => name.trim())
  return names.filter(name => name !== '').map(checkedName)
}

function checkedName(name: string): string {
  if (NAME.test(name)) return name.toLowerCase()
  throw new ConfigError(
    `SIXPENCE_HOSTS: "${name}" is not a host name such as bank.example: no scheme, no port, no path.`,
  )
}
