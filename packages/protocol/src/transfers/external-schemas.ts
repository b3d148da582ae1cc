import * as z from 'zod/mini'
import { bankLookUpSchemas } from './bank-look-ups.ts'
import { externalPermissionSchema } from './rails.ts'
import { instantKeySchemas } from './instant-keys.ts'
import {
  externalOrderSchema,
  externalQuoteSchema,
  externalReceiptSchema,
  externalTransferSchema,
  externalTransferToPriceSchema,
  wireOrderSchema,
  wireToPriceSchema,
} from './external-orders.ts'
import { payeeCheckSchemas } from './payee-check.ts'
import { recentTransferSchemas } from './recent-transfers.ts'
import { savedPayeeSchemas } from './saved-payees.ts'
import { countryCodeSchema, payoutCountrySchema, payoutWaySchema } from '../payouts/schemas.ts'

const quote = { input: externalTransferToPriceSchema, output: externalQuoteSchema }

/** The schemas of the calls about transfers out of the bank, by their names. */
export const externalSchemas = {
  ...bankLookUpSchemas,
  ...instantKeySchemas,
  ...payeeCheckSchemas,
  ...recentTransferSchemas,
  ...savedPayeeSchemas,
  countries: {
    input: z.object({ permission: externalPermissionSchema }),
    output: z.object({ countries: z.array(payoutCountrySchema) }),
  },
  ways: {
    input: z.object({ countryCode: countryCodeSchema, permission: externalPermissionSchema }),
    output: z.object({ ways: z.array(payoutWaySchema) }),
  },
  quoteEft: quote,
  quoteCrypto: quote,
  quoteInstant: quote,
  quoteInterac: quote,
  quoteOct: quote,
  quoteWire: { input: wireToPriceSchema, output: externalQuoteSchema },
  sendEft: { input: externalOrderSchema, output: externalReceiptSchema },
  sendCrypto: { input: externalOrderSchema, output: externalReceiptSchema },
  sendInstant: { input: externalOrderSchema, output: externalReceiptSchema },
  sendInterac: { input: externalOrderSchema, output: externalReceiptSchema },
  sendOct: { input: externalOrderSchema, output: externalReceiptSchema },
  sendWire: { input: wireOrderSchema, output: externalReceiptSchema },
  external: {
    input: z.object({ transactionId: z.string() }),
    output: z.object({ transfer: externalTransferSchema }),
  },
}
