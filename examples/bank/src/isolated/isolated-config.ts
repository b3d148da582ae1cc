/** The answer of the isolated pages' server at `/isolated.json`. */
export interface IsolatedConfig {
  readonly brand: string
  /** The app's origin, where people come from and go back to. */
  readonly app: string
  /** The origin of the provider's pages for signing documents. */
  readonly signing: string
  /** The addresses of Onfido's SDK, for identity checks by `nfd`. */
  readonly onfido?: OnfidoAddresses
}

/** The addresses of Onfido's SDK. */
export interface OnfidoAddresses {
  /** A module that exports `Onfido`: the loader of `onfido-sdk-ui`, or the SDK itself. */
  readonly module: string
  /** The address from which the loader takes the SDK; by default Onfido's own. */
  readonly sdkUrl?: string
}
