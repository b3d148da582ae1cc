import * as z from 'zod/mini'
import { MOST_HOLDERS } from '../identifiers.ts'
import {
  originSchema,
  currencyCodeSchema,
  decimalSchema,
  oneOrMany,
  wireNumber,
  instantSchema,
} from '../values/index.ts'
import { postalAddressSchema } from '../accounts/schemas.ts'
import {
  CARD_NAME_FIELDS,
  CARD_ACTIVATION_FIELDS,
  SHIPPING_TYPES,
  SHIPPING_DISABLED_REASONS,
} from './facts.ts'

/** Extra information that a bank may require before a card works. */
export const activationParamSchema = /* @__PURE__ */ z.object({
  /** `lastDigits`: the last digits of the printed card number. */
  name: z.enum(['lastDigits']),
  length: wireNumber(),
})

/** Four digits, as typed at a cash machine. */
export const pinSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}$/))

/** An empty one removes the alias. */
const aliasSchema = /* @__PURE__ */ z
  .string()
  .check(z.maxLength(CARD_NAME_FIELDS.cardAliasName.most))

const ofCard = /* @__PURE__ */ z.object({ accountId: z.string() })

const nothing = /* @__PURE__ */ z.object({})

/** The fee charged for an action. */
export const cardFeeSchema = /* @__PURE__ */ z.object({
  fee: decimalSchema,
  feeCurrency: currencyCodeSchema,
})

const countryCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}$/))

/** A way to send a card. */
export const cardShippingSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  type: z.enum(SHIPPING_TYPES),
  fee: decimalSchema,
  /** In days. */
  deliveryTime: wireNumber(),
  /** Empty if it can be chosen. */
  disabledReasons: oneOrMany(z.enum(SHIPPING_DISABLED_REASONS)),
})

/** The fees of a card. */
export const cardFeesSchema = /* @__PURE__ */ z.object({
  annual: decimalSchema,
  issue: decimalSchema,
  monthly: decimalSchema,
  currency: currencyCodeSchema,
  /** Empty for a virtual card. */
  shipping: oneOrMany(cardShippingSchema),
})

/** A card that can be applied for. */
export const cardOfferSchema = /* @__PURE__ */ z.object({
  /** The account type of the card. */
  type: wireNumber(),
  cardIsVirtual: z.boolean(),
  currencyCode: currencyCodeSchema,
  fees: cardFeesSchema,
})

/** The address a card is sent to. */
export const cardAddressSchema = postalAddressSchema

/** A card application that hasn't been confirmed. */
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
  /** The total charged on confirmation. */
  totalFee: decimalSchema,
})

/** A shop's request to charge a card. */
export const cardAuthorizationSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  date: instantSchema,
  accountId: z.string(),
  merchantName: z.string(),
  amount: decimalSchema,
  currencyCode: currencyCodeSchema,
  /** `pending`: allowed, but not booked yet. */
  status: z.enum(['pending', 'completed', 'declined', 'reversed']),
})

const page = /* @__PURE__ */ z.object({
  accountId: z.optional(z.string()),
  /** From 1. */
  pageNumber: z.optional(wireNumber().check(z.minimum(1))),
})

const items = /* @__PURE__ */ z.object({
  items: oneOrMany(cardAuthorizationSchema),
  /** The number on all pages. */
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
  /** False if no card starts with these digits; ignore the other fields then. */
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
      extraParams: z.object({
        lastDigits: z.optional(
          z.string().check(z.maxLength(CARD_ACTIVATION_FIELDS.lastDigits.most)),
        ),
      }),
      /** Pays the fee; leave it out if there is none. */
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
    input: z.extend(ofCard, { cardAliasName: aliasSchema }),
    output: nothing,
  },
  reissue: { input: z.extend(ofCard, { isExpressShipping: z.boolean() }), output: cardFeeSchema },
  upgradeShipping: { input: ofCard, output: cardFeeSchema },
  applyInfo: {
    input: z.object({ countryCode: z.optional(countryCodeSchema) }),
    output: z.object({
      /** The country the fees apply to. */
      countryCode: countryCodeSchema,
      /** The countries to which cards are sent. */
      countries: oneOrMany(countryCodeSchema),
      cards: oneOrMany(cardOfferSchema),
    }),
  },
  apply: {
    input: z.object({
      type: wireNumber(),
      /**
       * The country whose offers were used, as given to `applyInfo`. By default the country the
       * card is sent to or, if it isn't sent, the customer's country of residence.
       */
      countryCode: z.optional(countryCodeSchema),
      cardAliasName: z.optional(aliasSchema),
      shippingId: z.optional(z.string()),
      address: z.optional(cardAddressSchema),
      /** Pays for the card; must be in its currency. */
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
      /** Leave it out if the bank has no address yet. */
      oldAddressId: z.optional(z.string()),
    }),
    output: z.object({
      /** The accounts of cards that aren't issued in that country. */
      cardAccountsToBeCanceled: oneOrMany(z.string()),
      /** The accounts of cards that are already on their way. */
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
       * The origins of pages that contain that page, e.g. in a mobile app. The frame loads in no
       * others.
       */
      heldBy: z.optional(oneOrMany(originSchema).check(z.maxLength(MOST_HOLDERS))),
    }),
    output: z.object({
      /** Works once, for one minute. */
      token: z.string(),
      /**
       * The bank's own frame, which takes the token as `token`. Absent if the card numbers are in
       * another company's vault.
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
