/** All custom elements of the bank, by tag name. The only list. */
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
