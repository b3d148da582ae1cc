import type {
  ExternalKind,
  ExternalPermission,
  PayoutCountry,
  PayoutWay,
} from '@sixpence/core/transfers'
import { currentStateOf, type LoadState } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'

/** The countries that money can be sent to, and the ways. */
export interface WaysTask {
  readonly countries: readonly PayoutCountry[] | undefined
  readonly countriesState: LoadState
  /** The chosen country, or the one of the IBAN, if money can be sent there. */
  readonly countryCode: string | undefined
  /** Undefined until the country is known and the bank has answered. */
  readonly ways: readonly PayoutWay[] | undefined
  readonly waysState: LoadState
}

/** The recipient and the destination of the money. */
export interface WaysQuestion {
  readonly permission: ExternalPermission
  readonly countryCode: string | undefined
  /** True if only ways that need an IBAN are offered. */
  readonly isByIban: boolean
  /** The only kinds that are offered. */
  readonly kinds: readonly ExternalKind[]
}

/** Reads the countries that money can be sent to, and the ways once the country is known. */
export function useWays({
  permission,
  kinds,
  isByIban,
  countryCode: chosen,
}: WaysQuestion): WaysTask {
  const isOffered = (kind: ExternalKind) => kinds.includes(kind)
  const countriesQuery = transfersApi.countries.useRead({ permission })
  const countries = countriesQuery.currentData?.filter(country => country.kinds.some(isOffered))
  const isReached = !countries || countries.some(({ countryCode }) => countryCode === chosen)
  const countryCode = isReached ? chosen : undefined
  const offered = transfersApi.ways.useReadIf(
    countryCode === undefined ? undefined : { countryCode, permission },
  )
  return {
    countries,
    countriesState: currentStateOf(countriesQuery),
    countryCode,
    ways: offered.currentData?.filter(way => isOffered(way.kind) && (!isByIban || needsIban(way))),
    waysState: currentStateOf(offered),
  }
}

const needsIban = ({ fields }: PayoutWay): boolean => fields.some(({ name }) => name === 'iban')
