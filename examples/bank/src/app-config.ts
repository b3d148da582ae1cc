/** The server's answer at `/config.json`. One build serves every brand. */
export interface AppConfig {
  readonly brand: string
  /** The bank's address. */
  readonly api: string
  /** The websocket's address. */
  readonly realtime: string
  /** The origin of the pages that run third-party scripts. If absent, there are no such pages. */
  readonly isolated?: string
  /** The page that shows sent codes when the bank is a sandbox. */
  readonly inbox?: string
  /** Origin of the mobile app that may hold the pages in a frame. */
  readonly shell?: string
  /** The service that checks if an IP address hides where somebody is. */
  readonly ipPrivacy?: string
  /**
   * The site key of the bank's Cloudflare Turnstile. If absent, the app uses the bot check of a
   * development bank.
   */
  readonly turnstileSiteKey?: string
  /** True to let a development bank's bot check fail, to see the forms' reaction. */
  readonly failsBotCheck?: true
  /** True if identity checks by `nfd` are made on a page of the bank at the isolated origin. */
  readonly capturesIdentity?: true
  /**
   * The bank's vault at VGS, for brands that show and collect card numbers there. If absent, the
   * app uses the bank's frames.
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
