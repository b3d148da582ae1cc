/** The part of `onfido-sdk-ui` 14 that is used: its loader, or the SDK itself. */
export interface OnfidoModule {
  readonly Onfido: { readonly init: (parameters: OnfidoParameters) => OnfidoHandle }
}

/** The parameters that start a capture. */
export interface OnfidoParameters {
  readonly token: string
  readonly workflowRunId: string
  readonly containerEl: HTMLElement
  readonly language: string
  /** The address from which the loader gets the SDK. Default: its maker's. */
  readonly sdkUrl?: string
  readonly disableAnalytics: boolean
  readonly disableAnalyticsCookies: boolean
  readonly onComplete: () => void
  readonly onUserExit: () => void
  readonly onError: (error: unknown) => void
}

/** A started capture. */
export interface OnfidoHandle {
  readonly tearDown: () => Promise<void>
}
