/** The destinations that a page may connect to besides its own origin. */
export interface Destinations {
  /** The bank's address, e.g. `http://127.0.0.1:4400`. */
  api: string
  /** The websocket's address. */
  realtime: string
  /** The origin of the mobile app that may hold every page in a frame. */
  shell?: string
  /** The service that checks IP addresses. */
  ipPrivacy?: string
  /** Set if pages show Cloudflare Turnstile. */
  turnstileSiteKey?: string
  /** Set if VGS Show shows cards and VGS Collect collects their numbers. */
  vgs?: object
}

const NO_PERMISSIONS = 'geolocation=(), microphone=(), payment=(), usb=()'

/**
 * Returns the headers of all the app server's responses, errors included. They allow only what the
 * app needs: no inline script, only inline styles with known hashes, no eval, no framing except by
 * the bank's own mobile app, no plain HTML sinks.
 */
export function securityHeaders(to: Destinations): Readonly<Record<string, string>> {
  const { shell } = to
  return {
    'Content-Security-Policy': contentSecurityPolicy(to, shell ?? "'none'"),
    'Reporting-Endpoints': 'csp="/csp-report"',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), ${NO_PERMISSIONS}`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    // This header can't name an origin; `frame-ancestors` does.
    ...(shell === undefined && { 'X-Frame-Options': 'DENY' }),
  }
}

/** Further permissions of a page of the app. */
export interface PageNeeds {
  /** The hashes of its style elements, as in a policy. */
  readonly styles: readonly string[]
  /** True if it has a form that the browser may send before a script takes it. */
  readonly sendsForms: boolean
}

/** Returns the headers that differ for an app's page drawn by the server. */
export function pageHeaders(to: Destinations, needs: PageNeeds): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(to, to.shell ?? "'none'", needs),
  }
}

/**
 * Returns the headers that differ for a frame in a third party's page. The registered origins may
 * hold it, and so may a host that isolates itself (COEP).
 */
export function frameHeaders(
  to: Destinations,
  origins: readonly string[],
): Readonly<Record<string, string | undefined>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(to, origins.join(' ') || "'none'"),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // This header can't name origins; `frame-ancestors` does.
    'X-Frame-Options': undefined,
  }
}

/**
 * The headers that differ for a window opened by a third party's page or our frame. It keeps its
 * opener.
 */
export const WINDOW_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
}

/** The headers that differ for the window that takes photos. */
export const CAMERA_HEADERS: Readonly<Record<string, string>> = {
  'Permissions-Policy': `camera=(self), ${NO_PERMISSIONS}`,
}

/** The headers that differ for the script that third parties' pages load, and for its files. */
export const SCRIPT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const TURNSTILE = 'https://challenges.cloudflare.com'
const VGS = 'https://js.verygoodvault.com'
/** The host that its scripts use if the first doesn't respond. */
const VGS_SPARE = 'https://js3.verygoodvault.com'

const NO_NEEDS: PageNeeds = { styles: [], sendsForms: false }

function contentSecurityPolicy(
  to: Destinations,
  ancestors: string,
  { styles, sendsForms } = NO_NEEDS,
): string {
  const { api, realtime, ipPrivacy, turnstileSiteKey, vgs } = to
  const bank = new URL(api).origin
  const addresses = [realtime, ...(ipPrivacy === undefined ? [] : [ipPrivacy])]
  const asked = [bank, ...addresses.map(address => new URL(address).origin)]
  const turnstile = turnstileSiteKey === undefined ? [] : [TURNSTILE]
  const [vault, vaults] = vgs === undefined ? [[], []] : [[VGS], [VGS, VGS_SPARE]]
  const policies = [
    'sixpence-batch-worker',
    ...turnstile.map(() => 'sixpence-bot-check'),
    ...vault.map(() => 'sixpence-card-vault sixpence-card-collector'),
  ]
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...turnstile, ...vault].join(' '),
    // Checks files of payments.
    'worker-src': "'self'",
    // The bank shows a card's printed data in a frame of its own.
    'frame-src': [bank, ...turnstile, ...vaults].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    // The bank serves the logos of businesses.
    'img-src': `'self' ${bank}/logos/`,
    'font-src': "'self'",
    'connect-src': ["'self'", ...asked, ...vaults].join(' '),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': sendsForms ? "'self'" : "'none'",
    'frame-ancestors': ancestors,
    'require-trusted-types-for': "'script'",
    'trusted-types': policies.join(' '),
    'report-uri': '/csp-report',
    'report-to': 'csp',
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
