import { loadOutsideScript } from '../../outside-scripts/index.ts'
import { loadOnce } from '../load-once.ts'
import { openVgs } from '../open-vgs.ts'
import { NO_ENTRY } from './bank-card-collector.ts'
import type {
  CardCollector,
  CardNumberEntry,
  CardNumberEvents,
  CardNumberRequest,
  CardNumberState,
} from './card-collector.ts'
import { answerInTime, cardTokenIn, networkFault } from './card-token.ts'
import type {
  VgsCollectField,
  VgsCollectForm,
  VgsCollectScript,
  VgsFieldState,
} from './vgs-collect.ts'

/** The version of the script for which this adapter was written. */
const SCRIPT = 'https://js.verygoodvault.com/vgs-collect/3.3.0/vgs-collect.js'
/** The name of the number's field in the vault's request. */
const NAME = 'number'

/** The bank's vault at VGS and its published script. */
export interface VgsCardCollectorOptions {
  /** The public id of the bank's vault, e.g. `tnt1a2b3c4d`. */
  readonly vaultId: string
  /** `sandbox`, `live`, or a region's, e.g. `live-eu-1`. */
  readonly environment: string
  /** The hash that VGS publishes for its script 3.3.0. */
  readonly integrity?: string | undefined
  /**
   * The bank's path for tokens behind the vault's inbound route. Default: `/external-card`. It
   * receives the token as `number` in place of the number, and returns it as `token`.
   */
  readonly path?: string | undefined
  /** Loads the script. By default it adds a script element to the page. */
  readonly load?: (() => Promise<VgsCollectScript>) | undefined
}

/**
 * A collector with VGS Collect: the number is typed into a frame of Very Good Security's vault,
 * which passes a token on to the bank. The script loads when the first field is shown. The page's
 * content security policy must allow `https://js.verygoodvault.com` for scripts, frames and
 * connections, `https://js3.verygoodvault.com` for the latter two, and the Trusted Types policy
 * `sixpence-card-collector`.
 */
export function vgsCardCollector(options: VgsCardCollectorOptions): CardCollector {
  const load = loadOnce(options.load ?? (() => loadScript(options)))
  return {
    open(place, request, events) {
      if (!options.vaultId || !options.environment) {
        events.onFault('not_configured')
        return NO_ENTRY
      }
      return openField(place, request, { ...options, ...events, load })
    },
  }
}

interface Opening extends CardNumberEvents, VgsCardCollectorOptions {
  readonly load: () => Promise<VgsCollectScript>
}

interface Drawn {
  readonly form: VgsCollectForm
  readonly field: VgsCollectField
}

function openField(
  place: HTMLElement,
  request: CardNumberRequest,
  opening: Opening,
): CardNumberEntry {
  let drawn: Drawn | undefined
  const { signal, arrived, end } = openVgs({
    load: opening.load,
    onFault: opening.onFault,
    draw: script => {
      const { form } = (drawn = drawField(place, request, { ...opening, script }))
      return () => {
        form.unmount()
        place.replaceChildren()
      }
    },
  })
  // Only the containing element learns that a frame has loaded. A frame is empty at first.
  const ready = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement) || target.src === '') return
    arrived()
    opening.onReady()
  }
  place.addEventListener('load', ready, { capture: true, signal })
  return {
    focus: () => {
      place.querySelector('iframe')?.focus()
      drawn?.field.focus?.()
    },
    tokenize: async () => (drawn ? sendOff(drawn, request, opening) : { fault: networkFault() }),
    close: end,
  }
}

let drawings = 0

function drawField(
  place: HTMLElement,
  { label }: CardNumberRequest,
  { script, ...opening }: Opening & { readonly script: VgsCollectScript },
): Drawn {
  const form = script.create(opening.vaultId, opening.environment, state => {
    const field = state?.[NAME]
    if (field) opening.onChange(stateOf(field))
  })
  form.on('enterPress', () => opening.onEnter())
  const box = document.createElement('div')
  drawings += 1
  box.id = `sixpence-card-number-${drawings}`
  place.append(box)
  const field = form.field(`#${box.id}`, {
    name: NAME,
    type: 'card-number',
    validations: ['required', 'validCardNumber'],
    autoComplete: 'cc-number',
    ariaLabel: label,
    placeholder: '',
    css: stylesOf(place),
  })
  return { form, field }
}

/** The token goes to the bank through the vault, and comes back in its response. */
const sendOff = (
  { form }: Drawn,
  { entry }: CardNumberRequest,
  { path = '/external-card' }: VgsCardCollectorOptions,
) =>
  answerInTime(tell => {
    const headers = { Authorization: `Bearer ${entry.token}` }
    form.submit(
      path,
      { method: 'POST', headers },
      (status, answer) => {
        if (typeof status !== 'number') tell({ fault: networkFault() })
        else tell(status >= 200 && status < 300 ? cardTokenIn(answer) : { fault: 'refused' })
      },
      () => tell({ fault: 'wrong' }),
    )
  })

/** Six digits identify a bank, whatever more a vault sends. */
const stateOf = ({ isValid, isEmpty, bin = '', last4 }: VgsFieldState): CardNumberState => ({
  validity: isEmpty ? 'empty' : isValid ? 'valid' : 'wrong',
  bin: bin.length >= 6 ? bin.slice(0, 6) : undefined,
  lastFour: isValid ? last4 : undefined,
})

/** Returns the styles for the vault's frame, which doesn't inherit any. */
function stylesOf(place: HTMLElement): Readonly<Record<string, string>> {
  const { color, fontSize } = getComputedStyle(place)
  return { color, 'font-size': fontSize, 'font-family': 'system-ui, sans-serif' }
}

const loadScript = ({ integrity }: VgsCardCollectorOptions): Promise<VgsCollectScript> =>
  loadOutsideScript({
    address: SCRIPT,
    leaves: 'VGSCollect',
    policy: 'sixpence-card-collector',
    integrity,
  })
