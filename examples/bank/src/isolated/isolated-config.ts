/** What the server in front of the isolated pages says at `/isolated.json`. */
export interface IsolatedConfig {
  readonly brand: string
  /** The origin of the app: where people come from, and go back to. */
  readonly app: string
  /** The origin at which the provider shows papers to be signed. */
  readonly signing: string
}
