/** What the server in front of the isolated pages says at `/isolated.json`. */
export interface IsolatedConfig {
  readonly brand: string
  /** The origin of the app: where people come from, and go back to. */
  readonly app: string
  /** The origin at which the provider shows papers to be signed. */
  readonly signing: string
  /** Where the SDK of Onfido comes from, for identity checks by `nfd`. */
  readonly onfido?: OnfidoAddresses
}

/** Where the SDK of Onfido comes from. */
export interface OnfidoAddresses {
  /** A module that exports `Onfido`: the loader of `onfido-sdk-ui`, or the SDK itself. */
  readonly module: string
  /** Where the loader takes the SDK from; by default from its maker. */
  readonly sdkUrl?: string
}
