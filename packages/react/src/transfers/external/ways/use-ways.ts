import type { ExternalKind, ExternalPermission, PayoutCountry, PayoutWay } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'

/** Where money can be sent, and how. */
export interface WaysTask {
  readonly countries: readonly PayoutCountry[] | undefined
  readonly countriesState: LoadState
  /** The one that was chosen or that the IBAN names, if money can be sent there. */
  readonly countryCode: string | undefined
  /** Undefined until the country is known and the bank has answered. */
  readonly ways: readonly PayoutWay[] | undefined
  readonly waysState: LoadState
}

/** To whom and where money is to go. */
export interface WaysQuestion {
  readonly permission: ExternalPermission
  readonly countryCode: string | undefined
  /** Only ways that ask for an IBAN are offered. */
  readonly isByIban: boolean
  /** The only ones that are offered. */
  readonly kinds: readonly ExternalKind[]
}

/** Asks where money can be sent, and once the country is known by which ways. */
export function useWays({
  permission,
  kinds,
  isByIban,
  countryCode: chosen,
}: WaysQuestion): WaysTask {
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
    ways: offered.currentData?.filter(way => isOffered(way.kind) && (!isByIban || asksIban(way))),
    waysState: loadStateOf({ ...offered, data: offered.currentData }),
  }
}

const asksIban = ({ fields }: PayoutWay): boolean => fields.some(({ name }) => name === 'iban')
