import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { wireNumber } from '../wire-values.ts'

/** How many days takings are of at most. */
export const MOST_DAYS_OF_TAKINGS = 366

/** What came in and went back, in one currency. */
export const takenSchema = /* @__PURE__ */ z.object({
  currencyCode: currencyCodeSchema,
  /** What arrived at the merchant, before anything was given back. */
  paid: decimalSchema,
  /** What was given back in the same time, also of earlier payments. */
  refunded: decimalSchema,
  /** What the payers paid the bank on top; it is no part of `paid`. */
  fees: decimalSchema,
  /** How many payments and refunds there were. */
  payments: wireNumber(),
  refunds: wireNumber(),
})

/** One day's takings. */
export const dayTakingsSchema = /* @__PURE__ */ z.extend(takenSchema, { day: daySchema })

/** The takings of a saved button; of all else where it names none. */
export const buttonTakingsSchema = /* @__PURE__ */ z.extend(takenSchema, {
  buttonId: z.optional(z.string()),
  /** What the merchant calls it, or called it. */
  buttonName: z.optional(z.string()),
})

const takingsInputSchema = /* @__PURE__ */ z.object({
  /** Days of the bank, which are those of UTC, both included: the last 30 unless they are named. */
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
      /** One for each currency: sums never go over several. */
      totals: z.array(takenSchema),
      /** Oldest first; days without any are left out. */
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
