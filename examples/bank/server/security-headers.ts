/** Where the page may connect to beside its own origin. */
export interface Destinations {
  /** The bank's address, e.g. `http://127.0.0.1:4400`. */
  api: string
  /** The websocket's address. */
  realtime: string
}

/**
 * The headers of every answer of the app's server, errors included. Nothing is allowed that the app
 * does not need: no inline script or style, no eval, no framing, no plain HTML sinks.
 */
export function securityHeaders(to: Destinations): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(to),
    'Reporting-Endpoints': 'csp="/csp-report"',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

function contentSecurityPolicy({ api, realtime }: Destinations): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self' ${new URL(api).origin} ${new URL(realtime).origin}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'report-uri': '/csp-report',
    'report-to': 'csp',
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
