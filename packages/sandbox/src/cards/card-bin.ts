import type { cardMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { OWN_BIN } from './card-number.ts'

/** What networks begin their numbers with, as far as a sandbox has to know. */
const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
]

/** What the first digits of a number tell. */
export const cardBinHandlers = {
  binInfo: async ({ binNumber }) => {
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
  },

  blockedBins: async (_input, { sql }) => {
    const rows = await sql<{ bin: string }>`select bin from blocked_bin order by bin`
    return { bins: rows.map(({ bin }) => bin) }
  },
} satisfies Partial<Handlers<typeof cardMethods>>
