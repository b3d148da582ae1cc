/** What the server in front of the app says at `/config.json`. One build serves every brand. */
export interface AppConfig {
  readonly brand: string
  /** The bank's address. */
  readonly api: string
  /** The websocket's address. */
  readonly realtime: string
  /** The origin of the pages that run scripts of others; without it there are none. */
  readonly isolated?: string
  /** Where codes arrive when the bank is a sandbox. */
  readonly inbox?: string
  /** Origin of the mobile app that may hold the pages in a frame. */
  readonly shell?: string
  /** The service that says whether an IP address hides where somebody is. */
  readonly ipPrivacy?: string
  /** Of the bank's Cloudflare Turnstile; without it the check is that of a bank for development. */
  readonly turnstileSiteKey?: string
  /** Lets the bot check of a bank for development fail, to see what the forms then show. */
  readonly failsBotCheck?: true
  /** Identity checks by `nfd` are made in a page of the bank at the isolated origin. */
  readonly capturesIdentity?: true
  /**
   * Of the bank's vault at VGS, for brands that show and take card numbers by it; without it, the
   * bank's frames.
   */
  readonly vgs?: { readonly vaultId: string; readonly environment: string }
}

/** Loads a JSON file of the app's own server. */
export async function loadJson<Value>(path: string): Promise<Value> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  // The file comes from the server that also sent this code.
  return (await response.json()) as Value
}
