import { awaitFrame } from './await-frame.ts'
import type { CardVaultFault } from './card-vault.ts'
import { VGS_ORIGINS } from './vgs-origins.ts'

/** What of VGS stands in a page, or is on its way there. */
export interface VgsOpening {
  /** Aborted once it is over. */
  readonly signal: AbortSignal
  /** It is there: no longer waits for it. */
  readonly arrived: () => void
  /** Ends it, and tells why; nothing follows. */
  readonly fail: (fault: CardVaultFault) => void
  readonly end: () => void
}

/** How something of VGS comes into a page. */
export interface VgsParts<Script> {
  readonly load: () => Promise<Script>
  /** Draws it, once the script is there; the returned function takes it away. */
  readonly draw: (script: Script, opening: VgsOpening) => () => void
  readonly onFault: (fault: CardVaultFault) => void
}

/**
 * Loads a script of VGS and draws by it, unless that is over by then. It fails once at most: when
 * the script does not load, when its frames are blocked, and when they say nothing for fifteen
 * seconds.
 */
export function openVgs<Script>({ load, draw, onFault }: VgsParts<Script>): VgsOpening {
  const over = new AbortController()
  const { signal } = over
  const fail = (fault: CardVaultFault) => {
    if (signal.aborted) return
    over.abort()
    onFault(fault)
  }
  const arrived = awaitFrame(VGS_ORIGINS, fail)
  signal.addEventListener('abort', arrived)
  const opening: VgsOpening = { signal, arrived, fail, end: () => over.abort() }
  load().then(
    script => {
      if (!signal.aborted) signal.addEventListener('abort', draw(script, opening))
    },
    () => fail(navigator.onLine ? 'frame_blocked' : 'offline'),
  )
  return opening
}
