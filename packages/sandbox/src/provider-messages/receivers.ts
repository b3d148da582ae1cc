/** Where each provider tells the bank that something has happened, and what it signs with. */
export const RECEIVERS = {
  jmo: { path: '/webhooks/identity/jmo', secret: 'sandbox-secret-of-jmo' },
  nfd: { path: '/webhooks/identity/nfd', secret: 'sandbox-secret-of-nfd' },
  signature: { path: '/webhooks/signature', secret: 'sandbox-secret-of-signature' },
} as const

/** A provider that tells the bank what has happened. */
export type Receiver = keyof typeof RECEIVERS
