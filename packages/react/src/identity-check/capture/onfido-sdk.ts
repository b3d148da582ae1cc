/** The part of `onfido-sdk-ui` 14 that is used: its loader, or the SDK itself. */
export interface OnfidoModule {
  readonly Onfido: { readonly init: (parameters: OnfidoParameters) => OnfidoHandle }
}

/** What a capture is begun with. */
export interface OnfidoParameters {
  readonly token: string
  readonly workflowRunId: string
  readonly containerEl: HTMLElement
  readonly language: string
  /** Where the loader takes the SDK from; by default from its maker. */
  readonly sdkUrl?: string
  readonly disableAnalytics: boolean
  readonly disableAnalyticsCookies: boolean
  readonly onComplete: () => void
  readonly onUserExit: () => void
  readonly onError: (error: unknown) => void
}

/** A capture that has begun. */
export interface OnfidoHandle {
  readonly tearDown: () => Promise<void>
}
