import * as z from 'zod/mini'
import { currencyCodeSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany } from '../wire-values.ts'

const binSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{6}$/))

/** Who issued the cards whose numbers begin alike, and what cards these are. */
export const cardBinInfoSchema = /* @__PURE__ */ z.object({
  binNumber: binSchema,
  issuer: z.string(),
  cardBrand: z.string(),
  cardCategory: z.string(),
  cardType: z.string(),
  countryCode: z.string(),
  currencyCode: currencyCodeSchema,
  isCommercial: z.boolean(),
  isPrepaid: z.boolean(),
  /** False of digits with which no card begins; then the rest says nothing. */
  valid: z.boolean(),
})

/** Tells of a card by the first six digits of its number. */
export const getCardBinInfo = /* @__PURE__ */ namedMethod({
  name: 'cardBinInfoGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ binNumber: binSchema }),
  output: z.object({ binInfo: cardBinInfoSchema }),
})

/** Lists the beginnings of numbers of cards that nothing is paid to. */
export const listBlockedCardBins = /* @__PURE__ */ namedMethod({
  name: 'cardBinBlacklistGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ bins: oneOrMany(binSchema) }),
})

export type CardBinInfo = z.output<typeof cardBinInfoSchema>
