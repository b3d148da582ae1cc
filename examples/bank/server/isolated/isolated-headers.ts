import type { IsolatedNeeds } from './isolated-needs.ts'

/** For everything that isn't a page. */
const NO_NEEDS: IsolatedNeeds = { sources: {}, features: [] }

const FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * Returns the headers of an isolated page. It may do what its provider needs, but can reach nothing
 * of the bank: no session, no call, no secret in an address that it sends on.
 */
export function isolatedHeaders({ sources, features } = NO_NEEDS): Readonly<
  Record<string, string>
> {
  return {
    'Content-Security-Policy': policyOf(sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': FEATURES.map(
      feature => `${feature}=${features.includes(feature) ? '(self)' : '()'}`,
    ).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

const OWN = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']

function policyOf(sources: IsolatedNeeds['sources']): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    ...Object.fromEntries(OWN.map(name => [name, ["'self'"]])),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  for (const [name, more] of Object.entries(sources)) {
    directives[name] = [...(directives[name] ?? []), ...more]
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
