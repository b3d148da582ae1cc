/** Every custom element of the bank, by the name that a page writes. The one list. */
export const ELEMENT_NAMES = [
  'sixpence-accounts',
  'sixpence-approvals',
  'sixpence-cards',
  'sixpence-history',
  'sixpence-transfer',
  'sixpence-verification',
  'sixpence-payment-button',
  'sixpence-invoice',
] as const

export type ElementName = (typeof ELEMENT_NAMES)[number]
