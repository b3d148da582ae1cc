import type { Realtime } from '@sixpence/core/realtime'
import { useMemo, useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'

/**
 * The state of the connection to the bank: `offline` without a network, `interrupted` while the
 * bank can't send notices, `back` for a moment after either.
 */
export type ConnectionState = 'connected' | 'offline' | 'interrupted' | 'back'

/** Most interruptions are over before anybody notices. */
const DELAY_MS = 3_000
const BACK_MS = 5_000

/** Returns the state of the connection, i.e. if the data on show is kept up to date. */
export function useConnection(): ConnectionState {
  const { realtime } = useSixpence()
  const watch = useMemo(() => watchConnection(realtime), [realtime])
  return useSyncExternalStore(watch.subscribe, watch.getSnapshot, () => 'connected')
}

function watchConnection(realtime: Pick<Realtime, 'subscribe' | 'getSnapshot'>) {
  let shown: ConnectionState = 'connected'
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function look(): void {
    clearTimeout(timer)
    const fault = faultOf(realtime)
    // A lost network, and any change of a problem on show, is shown at once.
    if (fault === 'offline' || shown === 'offline' || shown === 'interrupted') show(fault ?? 'back')
    if (!fault) showAfter(BACK_MS, 'connected')
    else if (shown !== fault) showAfter(DELAY_MS, fault)
  }

  function showAfter(delayMs: number, state: ConnectionState): void {
    timer = setTimeout(() => show(state), delayMs)
  }

  function show(state: ConnectionState): void {
    shown = state
    for (const listener of listeners) listener()
  }

  let stop: () => void = () => undefined
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) {
      stop = subscribeToFaults(realtime, look)
      look()
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop()
      clearTimeout(timer)
    }
  }
  return { getSnapshot: () => shown, subscribe }
}

function faultOf({ getSnapshot }: Pick<Realtime, 'getSnapshot'>) {
  if (!navigator.onLine) return 'offline'
  return getSnapshot() === 'connecting' ? 'interrupted' : undefined
}

function subscribeToFaults({ subscribe }: Pick<Realtime, 'subscribe'>, look: () => void) {
  const leave = subscribe(look)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    leave()
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}
