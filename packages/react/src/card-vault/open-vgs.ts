import { awaitFrame } from './await-frame.ts'
import type { CardVaultFault } from './card-vault.ts'
import { VGS_ORIGINS } from './vgs-origins.ts'

/** A part of VGS that is in the page or being loaded. */
export interface VgsOpening {
  /** Aborted when it ends. */
  readonly signal: AbortSignal
  /** Stops waiting, because it is there. */
  readonly arrived: () => void
  /** Ends it and reports the fault. Nothing follows. */
  readonly fail: (fault: CardVaultFault) => void
  readonly end: () => void
}

/** The functions that bring a part of VGS into a page. */
export interface VgsParts<Script> {
  readonly load: () => Promise<Script>
  /** Renders it once the script has loaded. The returned function removes it. */
  readonly draw: (script: Script, opening: VgsOpening) => () => void
  readonly onFault: (fault: CardVaultFault) => void
}

/**
 * Loads a script of VGS and renders with it, unless it has ended by then. Fails at most once: if
 * the script doesn't load, if its frames are blocked, or if they send nothing for fifteen seconds.
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
