import type { cardMethods } from '@sixpence/protocol/schemas'
import { cardNetworkOf } from '../dictionaries/index.ts'
import type { Handlers } from '../http/index.ts'
import { OWN_BIN } from './card-number.ts'

/** Calls about the first digits of a card number. */
export const cardBinHandlers = {
  binInfo: async ({ binNumber }) => {
    const isOwn = binNumber === OWN_BIN
    const network = cardNetworkOf(binNumber)
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
