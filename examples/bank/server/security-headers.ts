/** Where the page may connect to beside its own origin. */
export interface Destinations {
  /** The bank's address, e.g. `http://127.0.0.1:4400`. */
  api: string
  /** The websocket's address. */
  realtime: string
  /** Origin of the mobile app that may hold every page in a frame. */
  shell?: string
  /** The service that is asked about IP addresses. */
  ipPrivacy?: string
  /** Set where pages show Cloudflare Turnstile. */
  turnstileSiteKey?: string
  /** Set where cards are shown by VGS Show, and typed into VGS Collect. */
  vgs?: object
}

const NO_PERMISSIONS = 'geolocation=(), microphone=(), payment=(), usb=()'

/**
 * The headers of every answer of the app's server, errors included. Nothing is allowed that the app
 * does not need: no inline script, no inline style but those of known hashes, no eval, no framing
 * but by the bank's own mobile app, no plain HTML sinks.
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
    // It knows no list; `frame-ancestors` says it.
    ...(shell === undefined && { 'X-Frame-Options': 'DENY' }),
  }
}

/** What a page of the app needs besides. */
export interface PageNeeds {
  /** The hashes of its style elements, as a policy names them. */
  readonly styles: readonly string[]
  /** Whether it has a form that the browser may send while no script takes it. */
  readonly sendsForms: boolean
}

/** What differs for a page of the app that the server has drawn. */
export function pageHeaders(to: Destinations, needs: PageNeeds): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(to, to.shell ?? "'none'", needs),
  }
}

/**
 * What differs for a frame in a stranger's page: the origins that are registered may hold it, and a
 * host that isolates itself (COEP) can too.
 */
export function frameHeaders(
  to: Destinations,
  origins: readonly string[],
): Readonly<Record<string, string | undefined>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(to, origins.join(' ') || "'none'"),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // It knows no list; `frame-ancestors` says it.
    'X-Frame-Options': undefined,
  }
}

/** What differs for a window that a stranger's page or a frame of ours opens: it keeps its opener. */
export const WINDOW_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
}

/** What differs for the window in which photos are taken. */
export const CAMERA_HEADERS: Readonly<Record<string, string>> = {
  'Permissions-Policy': `camera=(self), ${NO_PERMISSIONS}`,
}

/** What differs for the script that strangers' pages load, and for what goes with it. */
export const SCRIPT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const TURNSTILE = 'https://challenges.cloudflare.com'
const VGS = 'https://js.verygoodvault.com'
/** Where its scripts turn to when the first does not answer. */
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
    ...turnstile.map(() => 'sixpence-bot-check'),
    ...vault.map(() => 'sixpence-card-vault sixpence-card-collector'),
  ]
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...turnstile, ...vault].join(' '),
    // The bank shows what is printed on a card in a frame of its own.
    'frame-src': [bank, ...turnstile, ...vaults].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    // The logos of businesses are at the bank.
    'img-src': `'self' ${bank}/logos/`,
    'font-src': "'self'",
    'connect-src': ["'self'", ...asked, ...vaults].join(' '),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': sendsForms ? "'self'" : "'none'",
    'frame-ancestors': ancestors,
    'require-trusted-types-for': "'script'",
    'trusted-types': policies.join(' ') || "'none'",
    'report-uri': '/csp-report',
    'report-to': 'csp',
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
