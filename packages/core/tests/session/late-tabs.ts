import type { TabChannel } from '../../src/platform/index.ts'

/** Tabs of one browser that receive each other's messages in order, but only after a delay. */
export function lateTabs(delayMs: number): () => TabChannel {
  const tabs = new Set<Set<(message: unknown) => void>>()
  return () => {
    const listeners = new Set<(message: unknown) => void>()
    tabs.add(listeners)
    return {
      post(message) {
        const said = structuredClone(message)
        const others = [...tabs].filter(one => one !== listeners)
        setTimeout(() => {
          for (const heard of others) for (const listener of heard) listener(structuredClone(said))
        }, delayMs)
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  }
}
