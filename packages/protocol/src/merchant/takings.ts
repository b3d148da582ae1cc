import * as z from 'zod/mini'
import { daySchema, currencyCodeSchema, decimalSchema, wireNumber } from '../values/index.ts'

/** Income and refunds in one currency. */
export const takenSchema = /* @__PURE__ */ z.object({
  currencyCode: currencyCodeSchema,
  /** The amount the merchant received, before refunds. */
  paid: decimalSchema,
  /** The amount refunded in the same period, including refunds of earlier payments. */
  refunded: decimalSchema,
  /** The fees that payers paid to the bank on top; not part of `paid`. */
  fees: decimalSchema,
  /** The numbers of payments and refunds. */
  payments: wireNumber(),
  refunds: wireNumber(),
})

/** One day's takings. */
export const dayTakingsSchema = /* @__PURE__ */ z.extend(takenSchema, { day: daySchema })

/** The takings of a saved button or, without an id, of everything else. */
export const buttonTakingsSchema = /* @__PURE__ */ z.extend(takenSchema, {
  buttonId: z.optional(z.string()),
  /** The merchant's current or last name for it. */
  buttonName: z.optional(z.string()),
})

const takingsInputSchema = /* @__PURE__ */ z.object({
  /** UTC days, both inclusive; by default the last 30. */
  fromDate: z.optional(daySchema),
  toDate: z.optional(daySchema),
})

/** The schemas of the calls about takings. */
export const takingsSchemas = {
  takings: {
    input: takingsInputSchema,
    output: z.object({
      fromDate: daySchema,
      toDate: daySchema,
      /** One for each currency. */
      totals: z.array(takenSchema),
      /** Oldest first; days without takings are left out. */
      days: z.array(dayTakingsSchema),
      buttons: z.array(buttonTakingsSchema),
    }),
  },
  takingsCsv: {
    input: takingsInputSchema,
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
}

export type Taken = z.output<typeof takenSchema>

export type DayTakings = z.output<typeof dayTakingsSchema>

export type ButtonTakings = z.output<typeof buttonTakingsSchema>

export type Takings = z.output<typeof takingsSchemas.takings.output>
