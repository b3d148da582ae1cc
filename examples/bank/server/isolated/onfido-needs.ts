import type { IsolatedConfig } from '../../src/isolated/isolated-config.ts'
import type { IsolatedNeeds } from './isolated-needs.ts'

/** Onfido's hosts from which the SDK loads its parts, and those that it sends requests to. */
const PARTS = ['https://sdk.onfido.com', 'https://assets.onfido.com']
const ASKED = ['https://*.onfido.com', 'wss://*.onfido.com']

/** Returns the permissions for a capture by Onfido; none if no SDK is configured. */
export function onfidoNeeds({ onfido }: Pick<IsolatedConfig, 'onfido'>): IsolatedNeeds {
  if (!onfido) return { sources: {}, features: [] }
  const { module, sdkUrl = module } = onfido
  const own = [...new Set([module, sdkUrl].map(address => new URL(address).origin))]
  return {
    sources: {
      'script-src': [...own, ...PARTS, "'wasm-unsafe-eval'"],
      'style-src': ["'unsafe-inline'", ...PARTS],
      'img-src': ['blob:', 'data:', ...PARTS],
      'font-src': PARTS,
      'connect-src': ['blob:', ...own, ...ASKED],
      'media-src': ['blob:', ...PARTS],
      'worker-src': ['blob:'],
    },
    features: ['camera', 'microphone'],
  }
}
