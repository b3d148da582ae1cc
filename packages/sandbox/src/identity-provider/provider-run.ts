import type { IdentityProvider } from '@sixpence/protocol'

/** How far a provider is with a run. The last three are final. */
export type ProviderState = 'awaiting_input' | 'processing' | 'approved' | 'declined' | 'abandoned'

/** What a provider answers to whoever asks about a run. */
export interface ProviderAnswer {
  readonly state: ProviderState
  /** Why it was declined, in the provider's own codes. */
  readonly reason: string | undefined
  readonly nameOnDocument: string | undefined
}

/** A run as its provider has begun it. */
export interface BegunRun {
  readonly providerRunId: string
  readonly token: string
  readonly expiresAt: Date
}

/** What to check, and where the customer comes back to. */
export interface RunOrder {
  readonly provider: IdentityProvider
  readonly applicantId: string
  readonly returnUrl: string | undefined
}
