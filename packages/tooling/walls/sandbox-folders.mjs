/**
 * The foundation: the database, money and the ledger, and the parts of requests, answers, messages
 * and files.
 */
export const SANDBOX_BASE = [
  'db',
  'http',
  'inbox',
  'input',
  'jobs',
  'language',
  'ledger',
  'money',
  'notices',
  'rendering',
]

/** The services for the domains: callers with their property, payments and confirmations. */
export const SANDBOX_SERVICES = [
  'access',
  'accounts',
  'api-keys',
  'confirmations',
  'credentials',
  'dictionaries',
  'embedders',
  'identity-provider',
  'notifications',
  'outbox',
  'papers',
  'pay-by-name',
  'payments',
  'provider-messages',
  'saved-buttons',
  'signature-provider',
  'signatures',
  'standing',
  'subscriptions',
  'uploads',
]

/** The subjects of the bank. */
export const SANDBOX_DOMAINS = [
  'activation',
  'announcements',
  'approvals',
  'batches',
  'cards',
  'checkouts',
  'customer',
  'devices',
  'documents',
  'history',
  'identity-check',
  'identity-orders',
  'invoices',
  'kyc',
  'legal',
  'logos',
  'lookups',
  'merchant',
  'preapproved',
  'profile',
  'recovery',
  'refunds',
  'reputation',
  'security',
  'sign-in',
  'statements',
  'takings',
  'transfers',
  'users',
  'verification',
]

/** The parts for reaching, filling, observing and breaking the bank. */
export const SANDBOX_ENTRY = ['api', 'audit', 'control', 'faults', 'node', 'realtime', 'seed']
