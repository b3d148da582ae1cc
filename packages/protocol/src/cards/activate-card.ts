import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireNumber } from '../wire-values.ts'

/** What a bank may want to know besides, before a card works. */
export const activationParamSchema = /* @__PURE__ */ z.object({
  /** `lastDigits`: the last digits of the number that is printed on the card. */
  name: z.enum(['lastDigits']),
  length: wireNumber(),
})

/** Four digits, as they are typed at a machine. */
export const pinSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}$/))

const ofCard = { accountId: z.string() }

/** Tells what activating a card costs, and what the bank wants to know for it. */
export const getCardActivationData = /* @__PURE__ */ namedMethod({
  name: 'cardActivationDataGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object(ofCard),
  output: z.object({
    fees: decimalSchema,
    feeCurrency: currencyCodeSchema,
    extraParams: oneOrMany(activationParamSchema),
  }),
})

/** Activates a card that has arrived. Its PIN is told this once. */
export const activateCard = /* @__PURE__ */ namedMethod({
  name: 'cardActivate',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object({
    ...ofCard,
    extraParams: z.object({ lastDigits: z.optional(z.string().check(z.maxLength(16))) }),
    /** Pays the fee; left out where there is none. */
    feeAccountId: z.optional(z.string()),
  }),
  output: z.object({ pinCode: pinSchema }),
})

/** Chooses another PIN. */
export const changeCardPin = /* @__PURE__ */ namedMethod({
  name: 'cardPinChange',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object({ ...ofCard, pin: pinSchema, pinRepeat: pinSchema }),
  output: z.object({}),
})

/** Begins to show the PIN: sends the code that {@link getCardPin} asks for. */
export const showCardPin = /* @__PURE__ */ namedMethod({
  name: 'cardPinShow',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object(ofCard),
  output: z.object({ requestKey: z.string(), sentTo: z.string() }),
})

/** Tells the PIN to whoever has the code. */
export const getCardPin = /* @__PURE__ */ namedMethod({
  name: 'cardPinGet',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object({ ...ofCard, requestKey: z.string(), code: z.string() }),
  output: z.object({ pinCode: pinSchema }),
})

export type ActivationData = z.output<typeof getCardActivationData.output>
export type ActivationParam = z.output<typeof activationParamSchema>
