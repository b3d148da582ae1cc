import * as z from 'zod/mini'
import { MOST_HOLDERS, originSchema } from '../identifiers.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { oneOrMany, wireNumber, instantSchema } from '../wire-values.ts'
import { postalAddressSchema } from '../accounts/index.ts'

/** Something else a bank may ask for before a card works. */
export const activationParamSchema = /* @__PURE__ */ z.object({
  /** `lastDigits`: the last digits of the number that is printed on the card. */
  name: z.enum(['lastDigits']),
  length: wireNumber(),
})

/** Four digits, as they are typed at a machine. */
export const pinSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}$/))

/** The longest name that a customer can give to a card. */
export const CARD_ALIAS_LENGTH = 40

const ofCard = /* @__PURE__ */ z.object({ accountId: z.string() })

const nothing = /* @__PURE__ */ z.object({})

/** The fee charged for an action. */
export const cardFeeSchema = /* @__PURE__ */ z.object({
  fee: decimalSchema,
  feeCurrency: currencyCodeSchema,
})

const countryCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}$/))

/** The ways in which a card can be sent; the bank says with each offer what it costs. */
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

/** The fees of a card. */
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

/** How many authorisations a page holds. */
export const AUTHORIZATIONS_PER_PAGE = 10

/** A shop has asked whether a card may pay. */
export const cardAuthorizationSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  date: instantSchema,
  accountId: z.string(),
  merchantName: z.string(),
  amount: decimalSchema,
  currencyCode: currencyCodeSchema,
  /** `pending`: allowed, and not yet booked. */
  status: z.enum(['pending', 'completed', 'declined', 'reversed']),
})

const page = /* @__PURE__ */ z.object({
  accountId: z.optional(z.string()),
  /** Counted from 1. */
  pageNumber: z.optional(wireNumber().check(z.minimum(1))),
})

const items = /* @__PURE__ */ z.object({
  items: oneOrMany(cardAuthorizationSchema),
  /** On all pages. */
  total: wireNumber(),
})

const binSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{6}$/))

/** The issuer and kind of the cards whose numbers start with the same digits. */
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

/** The schemas of the calls, by their names. */
export const cardSchemas = {
  activationData: {
    input: ofCard,
    output: z.object({
      fees: decimalSchema,
      feeCurrency: currencyCodeSchema,
      extraParams: oneOrMany(activationParamSchema),
    }),
  },
  activate: {
    input: z.object({
      accountId: z.string(),
      extraParams: z.object({ lastDigits: z.optional(z.string().check(z.maxLength(16))) }),
      /** Pays the fee; left out where there is none. */
      feeAccountId: z.optional(z.string()),
    }),
    output: z.object({ pinCode: pinSchema }),
  },
  changePin: {
    input: z.object({ accountId: z.string(), pin: pinSchema, pinRepeat: pinSchema }),
    output: z.object({}),
  },
  requestPin: { input: ofCard, output: z.object({ requestKey: z.string(), sentTo: z.string() }) },
  pin: {
    input: z.object({ accountId: z.string(), requestKey: z.string(), code: z.string() }),
    output: z.object({ pinCode: pinSchema }),
  },
  pause: { input: ofCard, output: nothing },
  unpause: { input: ofCard, output: nothing },
  block: { input: ofCard, output: nothing },
  setAlias: {
    input: z.extend(ofCard, {
      cardAliasName: z.string().check(z.maxLength(CARD_ALIAS_LENGTH)),
    }),
    output: nothing,
  },
  reissue: { input: z.extend(ofCard, { isExpressShipping: z.boolean() }), output: cardFeeSchema },
  upgradeShipping: { input: ofCard, output: cardFeeSchema },
  applyInfo: {
    input: z.object({ countryCode: z.optional(countryCodeSchema) }),
    output: z.object({
      /** Where the fees are told for. */
      countryCode: countryCodeSchema,
      /** Where cards are sent to. */
      countries: oneOrMany(countryCodeSchema),
      cards: oneOrMany(cardOfferSchema),
    }),
  },
  apply: {
    input: z.object({
      type: wireNumber(),
      /**
       * Whose offers the card was chosen from; as `applyInfo` takes it. What is left out is where
       * the card is sent to, and of one that is not sent where the customer lives.
       */
      countryCode: z.optional(countryCodeSchema),
      cardAliasName: z.optional(z.string().check(z.maxLength(CARD_ALIAS_LENGTH))),
      shippingId: z.optional(z.string()),
      address: z.optional(cardAddressSchema),
      /** Pays for the card; in the card's currency. */
      feeAccountId: z.string(),
    }),
    output: z.object({ cardId: z.string() }),
  },
  application: {
    input: z.object({ cardId: z.string() }),
    output: z.object({ application: cardApplicationSchema }),
  },
  confirm: { input: z.object({ cardId: z.string() }), output: z.object({ accountId: z.string() }) },
  addressReplacement: {
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
  },
  debitAuthorizations: { input: page, output: items },
  authorizations: { input: page, output: items },
  binInfo: {
    input: z.object({ binNumber: binSchema }),
    output: z.object({ binInfo: cardBinInfoSchema }),
  },
  blockedBins: { input: z.object({}), output: z.object({ bins: oneOrMany(binSchema) }) },
  requestDetails: {
    input: ofCard,
    output: z.object({ requestKey: z.string(), sentTo: z.string() }),
  },
  details: {
    input: z.object({
      accountId: z.string(),
      requestKey: z.string(),
      code: z.string(),
      hostOrigin: originSchema,
      /**
       * Of the pages that hold that page, e.g. a mobile app's: the frame is shown in none but
       * these.
       */
      heldBy: z.optional(oneOrMany(originSchema).check(z.maxLength(MOST_HOLDERS))),
    }),
    output: z.object({
      /** Good once, for a minute. */
      token: z.string(),
      /**
       * The bank's own frame, which takes the token as `token`. Left out by a bank whose numbers
       * lie in someone else's vault.
       */
      frameUrl: z.optional(z.string()),
    }),
  },
}

export type ActivationData = z.output<typeof cardSchemas.activationData.output>

export type ActivationParam = z.output<typeof activationParamSchema>

export type CardOffer = z.output<typeof cardOfferSchema>

export type CardShipping = z.output<typeof cardShippingSchema>

export type CardAddress = z.output<typeof cardAddressSchema>

export type CardApplication = z.output<typeof cardApplicationSchema>

export type CardApplyInfo = z.output<typeof cardSchemas.applyInfo.output>

export type AddressReplacement = z.output<typeof cardSchemas.addressReplacement.output>

export type CardAuthorization = z.output<typeof cardAuthorizationSchema>

export type CardAuthorizationPage = z.output<typeof items>

export type CardBinInfo = z.output<typeof cardBinInfoSchema>

export type CardDisplay = z.output<typeof cardSchemas.details.output>
