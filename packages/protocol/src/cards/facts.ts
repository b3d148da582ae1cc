import type { Fields } from '../fields/index.ts'

/** The form to rename a card. */
export const CARD_NAME_FIELDS = {
  cardAliasName: { kind: 'text', most: 40, isOptional: true },
} as const satisfies Fields

const PIN_FIELD = { kind: 'text', most: 4, isSecret: true } as const

/** The form for another PIN. */
export const PIN_FIELDS = { pin: PIN_FIELD, pinRepeat: PIN_FIELD } as const satisfies Fields

/** The form for the data that activate a card, besides the account that pays. */
export const CARD_ACTIVATION_FIELDS = {
  lastDigits: { kind: 'text', most: 16, isOptional: true },
} as const satisfies Fields

/** The ways to send a card; each offer includes their fees. */
export const SHIPPING_TYPES = ['standard', 'express'] as const

/** The reasons why a way of sending a card can't be chosen. */
export const SHIPPING_DISABLED_REASONS = ['countryNotServed', 'addressNotConfirmed'] as const

/** The number of authorisations on a page. */
export const AUTHORIZATIONS_PER_PAGE = 10
