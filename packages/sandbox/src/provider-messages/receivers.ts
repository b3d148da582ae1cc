/** The address at which the bank receives each provider's messages, and the signing secret. */
export const RECEIVERS = {
  jmo: { path: '/webhooks/identity/jmo', secret: 'sandbox-secret-of-jmo' },
  nfd: { path: '/webhooks/identity/nfd', secret: 'sandbox-secret-of-nfd' },
  signature: { path: '/webhooks/signature', secret: 'sandbox-secret-of-signature' },
} as const

/** A provider that sends the bank messages. */
export type Receiver = keyof typeof RECEIVERS
