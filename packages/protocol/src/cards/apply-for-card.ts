import * as z from 'zod/mini'
import { postalAddressSchema } from '../accounts/index.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireNumber } from '../wire-values.ts'
import { CARD_ALIAS_LENGTH } from './card.ts'

const countryCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}$/))

export const SHIPPING_TYPES = ['standard', 'express'] as const
/** Why a way of sending a card cannot be chosen. */
export const SHIPPING_DISABLED_REASONS = ['countryNotServed', 'addressNotConfirmed'] as const

/** A way to send a card. */
export const cardShippingSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(SHIPPING_TYPES),
  fee: decimalSchema,
  /** In days. */
  deliveryTime: wireNumber(),
  /** Empty when it can be chosen. */
  disabledReasons: oneOrMany(z.enum(SHIPPING_DISABLED_REASONS)),
})

/** What a card costs. */
export const cardFeesSchema = /* @__PURE__ */ z.object({
  annual: decimalSchema,
  issue: decimalSchema,
  monthly: decimalSchema,
  currency: currencyCodeSchema,
  /** Nothing of a virtual card. */
  shipping: oneOrMany(cardShippingSchema),
})

/** A card that can be applied for. */
export const cardOfferSchema = /* @__PURE__ */ z.object({
  /** The type of the account that the card will be. */
  type: wireNumber(),
  cardIsVirtual: z.boolean(),
  currencyCode: currencyCodeSchema,
  fees: cardFeesSchema,
})

/** Where a card is sent to. */
export const cardAddressSchema = postalAddressSchema

/** Tells which cards there are for somebody who lives in a country, and what they cost. */
export const getCardApplyInfo = /* @__PURE__ */ namedMethod({
  name: 'cardApplyInfoGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ countryCode: z.optional(countryCodeSchema) }),
  output: z.object({
    /** Where the fees are told for. */
    countryCode: countryCodeSchema,
    /** Where cards are sent to. */
    countries: oneOrMany(countryCodeSchema),
    cards: oneOrMany(cardOfferSchema),
  }),
})

/** Applies for a card. Nothing is paid and nothing is made before it is confirmed. */
export const applyForCard = /* @__PURE__ */ namedMethod({
  name: 'cardApply',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object({
    type: wireNumber(),
    /**
     * Whose offers the card was chosen from; as {@link getCardApplyInfo} takes it. What is left out
     * is where the card is sent to, and of one that is not sent where the customer lives.
     */
    countryCode: z.optional(countryCodeSchema),
    cardAliasName: z.optional(z.string().check(z.maxLength(CARD_ALIAS_LENGTH))),
    shippingId: z.optional(z.string()),
    address: z.optional(cardAddressSchema),
    /** Pays for the card; in the card's currency. */
    feeAccountId: z.string(),
  }),
  output: z.object({ cardId: z.string() }),
})

/** A card that was applied for and not confirmed yet. */
export const cardApplicationSchema = /* @__PURE__ */ z.object({
  cardId: z.string(),
  cardIsVirtual: z.boolean(),
  currencyCode: currencyCodeSchema,
  cardAliasName: z.optional(z.string()),
  shipping: z.optional(z.enum(SHIPPING_TYPES)),
  deliveryTime: z.optional(wireNumber()),
  address: z.optional(cardAddressSchema),
  feeAccountId: z.string(),
  issueFee: decimalSchema,
  shippingFee: decimalSchema,
  /** What confirming it takes. */
  totalFee: decimalSchema,
})

/** Tells of an application that waits to be confirmed. */
export const getCardApplication = /* @__PURE__ */ namedMethod({
  name: 'cardApplicationGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ cardId: z.string() }),
  output: z.object({ application: cardApplicationSchema }),
})

/** Confirms an application: its fees are paid, and the card is made. */
export const confirmCard = /* @__PURE__ */ namedMethod({
  name: 'cardConfirm',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object({ cardId: z.string() }),
  output: z.object({ accountId: z.string() }),
})

/** Tells what becomes of the cards of somebody who moves to another country. */
export const getAddressReplacement = /* @__PURE__ */ namedMethod({
  name: 'addressReplacementCompatibilityGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({
    countryCode: countryCodeSchema,
    /** Left out where the bank knows of no address yet. */
    oldAddressId: z.optional(z.string()),
  }),
  output: z.object({
    /** Accounts of cards that are not given out there. */
    cardAccountsToBeCanceled: oneOrMany(z.string()),
    /** Accounts of cards that are on their way already. */
    cardAccountsToBeShippedToOldAddress: oneOrMany(z.string()),
  }),
})

export type CardOffer = z.output<typeof cardOfferSchema>
export type CardShipping = z.output<typeof cardShippingSchema>
export type CardAddress = z.output<typeof cardAddressSchema>
export type CardApplication = z.output<typeof cardApplicationSchema>
export type CardApplyInfo = z.output<typeof getCardApplyInfo.output>
export type AddressReplacement = z.output<typeof getAddressReplacement.output>
