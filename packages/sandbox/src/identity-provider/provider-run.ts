import type { IdentityProvider } from '@sixpence/protocol'

/** The state of a run at its provider. The last three are final. */
export type ProviderState = 'awaiting_input' | 'processing' | 'approved' | 'declined' | 'abandoned'

/** A provider's answer about a run. */
export interface ProviderAnswer {
  readonly state: ProviderState
  /** The reason for a refusal, in the provider's own codes. */
  readonly reason: string | undefined
  readonly nameOnDocument: string | undefined
}

/** A run as its provider has started it. */
export interface BegunRun {
  readonly providerRunId: string
  readonly token: string
  readonly expiresAt: Date
}

/** The applicant to check, and the page they return to. */
export interface RunOrder {
  readonly provider: IdentityProvider
  readonly applicantId: string
  readonly returnUrl: string | undefined
}
