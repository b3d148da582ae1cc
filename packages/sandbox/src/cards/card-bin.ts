import { getCardBinInfo, listBlockedCardBins } from '@sixpence/protocol'
import { namedMethodRoute, type NamedMethodRoute } from '../http/index.ts'
import { OWN_BIN } from './card-number.ts'

/** What networks begin their numbers with, as far as a sandbox has to know. */
const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
]

const getBinInfoRoute = namedMethodRoute(getCardBinInfo, async ({ binNumber }) => {
  const isOwn = binNumber === OWN_BIN
  const network = NETWORKS.find(([begins]) => begins.test(binNumber))?.[1]
  return {
    binInfo: {
      binNumber,
      issuer: isOwn ? 'Sixpence' : 'Another bank',
      cardBrand: network ?? 'SIXPENCE',
      cardCategory: 'STANDARD',
      cardType: isOwn ? 'PREPAID' : 'DEBIT',
      countryCode: 'IE',
      currencyCode: 'EUR',
      isCommercial: false,
      isPrepaid: isOwn,
      valid: isOwn || network !== undefined,
    },
  }
})

const listBlockedBinsRoute = namedMethodRoute(listBlockedCardBins, async (_input, { sql }) => {
  const rows = await sql<{ bin: string }>`select bin from blocked_bin order by bin`
  return { bins: rows.map(({ bin }) => bin) }
})

/** What the first digits of a number tell. */
export const cardBinRoutes: readonly NamedMethodRoute[] = [getBinInfoRoute, listBlockedBinsRoute]
