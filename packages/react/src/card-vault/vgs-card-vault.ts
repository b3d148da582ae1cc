import { loadOutsideScript } from '../outside-scripts/index.ts'
import type { CardVault, CardVaultEvents, CardVaultRequest } from './card-vault.ts'
import { drawFields } from './draw-fields.ts'
import { loadOnce } from './load-once.ts'
import { openVgs } from './open-vgs.ts'
import type { VgsShowScript } from './vgs-show.ts'

/** The version of the script for which this adapter was written. */
const SCRIPT = 'https://js.verygoodvault.com/vgs-show/2.2.2/show.js'

/** The bank's vault at VGS and its published script. */
export interface VgsCardVaultOptions {
  /** The public id of the bank's vault, e.g. `tnt1a2b3c4d`. */
  readonly vaultId: string
  /** `sandbox`, `live`, or a region's, e.g. `live-eu-1`. */
  readonly environment: string
  /** The hash that VGS publishes for its script 2.2.2. */
  readonly integrity?: string | undefined
  /**
   * Returns the path of a card behind the vault's inbound route. Default:
   * `/card-details/<account>`. The vault requests it twice with the display's token. The response
   * has `cardNumber` and `checkCode`.
   */
  readonly path?: ((accountId: string) => string) | undefined
  /** Loads the script. By default it adds a script element to the page. */
  readonly load?: (() => Promise<VgsShowScript>) | undefined
}

/**
 * A vault with VGS Show: the digits come from Very Good Security's vault in frames of its own. The
 * script loads when the first card is shown. The page's content security policy must allow
 * `https://js.verygoodvault.com` for scripts, frames and connections,
 * `https://js3.verygoodvault.com` for the latter two, and the Trusted Types policy
 * `sixpence-card-vault`.
 */
export function vgsCardVault(options: VgsCardVaultOptions): CardVault {
  const load = loadOnce(options.load ?? (() => loadScript(options)))
  return {
    show(place, request, events) {
      if (!options.vaultId || !options.environment) {
        events.onFault('not_configured')
        return () => undefined
      }
      return showFields(place, request, { ...events, ...options, load })
    },
  }
}

interface Showing extends CardVaultEvents, VgsCardVaultOptions {
  readonly load: () => Promise<VgsShowScript>
}

function showFields(place: HTMLElement, request: CardVaultRequest, showing: Showing): () => void {
  const { vaultId, environment, path = defaultPath, load, onFault, onGone, onShown } = showing
  const { end } = openVgs({
    load,
    onFault,
    draw: (script, { signal, arrived, fail }) => {
      const gone = () => {
        end()
        onGone()
      }
      const show = script.create(vaultId, () => undefined).setEnvironment(environment)
      return drawFields(place, show, {
        ...request,
        path: path(request.accountId),
        onShown: () => {
          arrived()
          place.querySelector('iframe')?.focus()
          // The focus has returned from the frame, so the customer has looked away.
          addEventListener('focus', gone, { signal })
          onShown()
        },
        onRefused: () => fail('refused'),
      })
    },
  })
  return end
}

const defaultPath = (accountId: string): string => `/card-details/${encodeURIComponent(accountId)}`

const loadScript = ({ integrity }: VgsCardVaultOptions): Promise<VgsShowScript> =>
  loadOutsideScript({
    address: SCRIPT,
    leaves: 'VGSShow',
    policy: 'sixpence-card-vault',
    integrity,
  })
