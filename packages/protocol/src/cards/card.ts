import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'

/** The longest name that a customer can give to a card. */
export const CARD_ALIAS_LENGTH = 40

const ofCard = /* @__PURE__ */ z.object({ accountId: z.string() })
const nothing = /* @__PURE__ */ z.object({})

/** What an action has cost. */
export const cardFeeSchema = /* @__PURE__ */ z.object({
  fee: decimalSchema,
  feeCurrency: currencyCodeSchema,
})

/** Lets a card pay nothing until it is let go on. */
export const pauseCard = /* @__PURE__ */ namedMethod({
  name: 'cardPause',
  access: 'customer',
  needs: 'initiate',
  staff: 'helps',
  input: ofCard,
  output: nothing,
})

/** Lets a paused card pay again. */
export const unpauseCard = /* @__PURE__ */ namedMethod({
  name: 'cardUnpause',
  access: 'customer',
  needs: 'initiate',
  staff: 'never',
  input: ofCard,
  output: nothing,
})

/** Cancels a card for good. What is on it stays the customer's. */
export const blockCard = /* @__PURE__ */ namedMethod({
  name: 'cardBlock',
  access: 'customer',
  needs: 'initiate',
  staff: 'helps',
  input: ofCard,
  output: nothing,
})

/** Names a card as its owner calls it; an empty name takes the name away. */
export const setCardAlias = /* @__PURE__ */ namedMethod({
  name: 'cardAliasSet',
  access: 'customer',
  needs: 'initiate',
  staff: 'never',
  input: z.extend(ofCard, {
    cardAliasName: z.string().check(z.maxLength(CARD_ALIAS_LENGTH)),
  }),
  output: nothing,
})

/** Orders another card in the place of this one, for a fee. This one works until the other does. */
export const reissueCard = /* @__PURE__ */ namedMethod({
  name: 'cardReissue',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.extend(ofCard, { isExpressShipping: z.boolean() }),
  output: cardFeeSchema,
})

/** Has the card that was ordered in the place of another sent by express, for a fee. */
export const upgradeReissueShipping = /* @__PURE__ */ namedMethod({
  name: 'cardReissueShippingUpgrade',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: ofCard,
  output: cardFeeSchema,
})
