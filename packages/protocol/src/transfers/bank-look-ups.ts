import * as z from 'zod/mini'
import { texts } from '../decode/index.ts'
import { EXTERNAL_KINDS } from '../payment-kinds/index.ts'
import { currencyCodeSchema } from '../values/index.ts'
import { countryCodeSchema, payoutFieldSchema, payoutOptionSchema } from '../payouts/schemas.ts'

/** Text that some banks send as a list if they have none or several; it is then empty. */
const lookedUp = () => z.codec(z.optional(z.unknown()), z.optional(z.string()), texts)

/** The bank of a BIC. Unknown fields are absent. */
export const swiftBankSchema = /* @__PURE__ */ z.object({
  code: lookedUp(),
  bankName: lookedUp(),
  address: lookedUp(),
  city: lookedUp(),
  zipCode: lookedUp(),
  countryIsoCode: lookedUp(),
})

/** The bank of an IBAN. Unknown fields are absent. */
export const ibanBankSchema = /* @__PURE__ */ z.object({
  SWIFT: lookedUp(),
  bankName: lookedUp(),
  branch: lookedUp(),
  address: lookedUp(),
  city: lookedUp(),
  zipCode: lookedUp(),
  countryIsoCode: lookedUp(),
  country: lookedUp(),
})

const options = { output: z.object({ items: z.array(payoutOptionSchema) }) }

/** The schemas of the look-ups, by the names of their calls. */
export const bankLookUpSchemas = {
  banks: { input: z.object({ countryCode: countryCodeSchema }), ...options },
  branches: {
    input: z.object({
      countryCode: countryCodeSchema,
      bankCode: z.string().check(z.maxLength(20)),
    }),
    ...options,
  },
  extraParams: {
    input: z.object({
      countryCode: countryCodeSchema,
      currency: currencyCodeSchema,
      operation: z.enum(EXTERNAL_KINDS),
    }),
    output: z.object({ params: z.array(payoutFieldSchema) }),
  },
  swift: {
    input: z.object({ code: z.string().check(z.maxLength(40)) }),
    output: z.object({ bank: swiftBankSchema }),
  },
  iban: {
    input: z.object({ iban: z.string().check(z.maxLength(60)) }),
    output: z.object({ bank: ibanBankSchema }),
  },
}

export type SwiftBank = z.output<typeof swiftBankSchema>

export type IbanBank = z.output<typeof ibanBankSchema>
