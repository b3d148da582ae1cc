/** The domains of texts. Each is a separate file, loaded when a screen reads it. */
export const DOMAINS = [
  'access',
  'account',
  'accounts',
  'activation',
  'addresses',
  'announcements',
  'approvals',
  'attempts',
  'attention',
  'batches',
  'bot-check',
  'camera',
  'cards',
  'charts',
  'checkouts',
  'common',
  'devices',
  'documents',
  'embed',
  'embedding',
  'errors',
  'external-cards',
  'external-sign-in',
  'history',
  'identity-check',
  'integration',
  'invoices',
  'kyc',
  'legal',
  'mass-transfer',
  'merchant',
  'merchant-api',
  'migration',
  'notices',
  'notifications',
  'payments',
  'preapproved',
  'profile',
  'questionnaire',
  'recovery',
  'refunds',
  'saved-buttons',
  'security',
  'send-money',
  'settings',
  'shell',
  'sign-in',
  'signatures',
  'start',
  'statements',
  'subscribers',
  'takings',
  'transfers',
  'users',
  'verification',
] as const

export type Domain = (typeof DOMAINS)[number]

/** The texts of one domain in one language, by key. */
export type Texts = Readonly<Record<string, string>>

/** A file of texts as imported by bundlers and Node. */
export interface LanguageFile {
  readonly default: Texts
}
