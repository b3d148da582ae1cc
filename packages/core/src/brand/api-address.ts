/** Where the software runs: for customers, or on one of several numbered staging environments. */
export type Environment = 'production' | `staging-${number}`

/** The banks' addresses by brand and environment, as configured by a host. */
export type ApiAddresses = Readonly<
  Record<string, Readonly<Partial<Record<Environment, string>>> | undefined>
>

/** True for the name of an environment: `production`, or `staging-` and a number from 1. */
export function isEnvironment(value: unknown): value is Environment {
  return typeof value === 'string' && /^(production|staging-[1-9]\d*)$/.test(value)
}

/**
 * Returns the address of a brand's API in an environment; undefined if it isn't configured. Never
 * falls back to another environment.
 */
export function apiAddress(
  addresses: ApiAddresses,
  brandId: string,
  environment: Environment,
): string | undefined {
  return addresses[brandId]?.[environment]
}
