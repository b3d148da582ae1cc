/** Where the software runs: for customers, or on one of several numbered stagings. */
export type Environment = 'production' | `staging-${number}`

/** The banks' addresses by brand and environment, as a host's configuration gives them. */
export type ApiAddresses = Readonly<
  Record<string, Readonly<Partial<Record<Environment, string>>> | undefined>
>

/** Tells whether a text names an environment: `production`, or `staging-` and a number from 1. */
export function isEnvironment(value: unknown): value is Environment {
  return typeof value === 'string' && /^(production|staging-[1-9]\d*)$/.test(value)
}

/**
 * The address of a brand's API in an environment; undefined if it isn't configured. One environment
 * never replaces another.
 */
export function apiAddress(
  addresses: ApiAddresses,
  brandId: string,
  environment: Environment,
): string | undefined {
  return addresses[brandId]?.[environment]
}
