/** A group of pages of the merchant area, by the key of its name. */
export type MerchantGroup = (typeof MERCHANT_PLACES)[number]['group']

/** The pages of the merchant area, in the order of its navigation. */
export const MERCHANT_PLACES = [
  { group: 'buttonsGroup', to: '/merchant/buttons/business_logos', word: 'logosLink' },
  { group: 'checksGroup', to: '/merchant/security/reputation', word: 'reputationLink' },
] as const
