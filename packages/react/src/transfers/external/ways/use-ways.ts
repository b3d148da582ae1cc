import type { ExternalKind, ExternalPermission, PayoutCountry, PayoutWay } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'

/** Where money can be sent, and how. */
export interface WaysTask {
  readonly countries: readonly PayoutCountry[] | undefined
  readonly countriesState: LoadState
  /** The one that was chosen, if money can be sent there. */
  readonly countryCode: string | undefined
  /** Undefined until a country was chosen and the bank has answered. */
  readonly ways: readonly PayoutWay[] | undefined
  readonly waysState: LoadState
}

/**
 * Asks where money can be sent, and once a country was chosen by which ways.
 *
 * @param kinds The only ones that are offered
 */
export function useWays(
  permission: ExternalPermission,
  chosen: string | undefined,
  kinds: readonly ExternalKind[],
): WaysTask {
  const isOffered = (kind: ExternalKind) => kinds.includes(kind)
  const asked = transfersApi.countries.useRead({ permission })
  const countries = asked.currentData?.filter(country => country.kinds.some(isOffered))
  const isReached = !countries || countries.some(({ countryCode }) => countryCode === chosen)
  const countryCode = isReached ? chosen : undefined
  const offered = transfersApi.ways.useReadIf(
    countryCode === undefined ? undefined : { countryCode, permission },
  )
  return {
    countries,
    countriesState: loadStateOf({ ...asked, data: asked.currentData }),
    countryCode,
    ways: offered.currentData?.filter(({ kind }) => isOffered(kind)),
    waysState: loadStateOf({ ...offered, data: offered.currentData }),
  }
}
