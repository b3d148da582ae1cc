import type { TabChannel } from '../platform.ts'

/** Talks to other tabs of the origin by BroadcastChannel; without one, to nobody. */
export function broadcastTabs(name: string): TabChannel {
  let channel: BroadcastChannel | undefined
  const listeners = new Set<(message: unknown) => void>()

  function open(): BroadcastChannel | undefined {
    if (channel || typeof BroadcastChannel === 'undefined') return channel
    try {
      channel = new BroadcastChannel(name)
      channel.addEventListener('message', event => {
        for (const listener of listeners) listener(event.data)
      })
    } catch {
      // A sandboxed frame has an opaque origin and can't open a channel.
    }
    return channel
  }

  return {
    post: message => open()?.postMessage(message),
    subscribe(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = undefined
      }
    },
  }
}
