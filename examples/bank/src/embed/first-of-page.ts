import { joinByChannel } from './first-by-channel.ts'

/**
 * Decides which frame acts for its whole page, e.g. asks to sign in: the one that came first, then
 * the next once that one is gone.
 *
 * @param tell Called once the decision is known, and again if this frame becomes the first.
 * @returns A function that leaves, so that another frame may take over.
 */
export function joinPage(tell: (isFirst: boolean) => void): () => void {
  const leaving = new AbortController()
  const speak = () => {
    if (!leaving.signal.aborted) tell(true)
    return new Promise<void>(resolve => {
      if (leaving.signal.aborted) resolve()
      leaving.signal.addEventListener('abort', () => resolve())
    })
  }
  async function join(locks: LockManager): Promise<void> {
    const name = `sixpence.page.${tabId()}`
    const isTaken = await locks.request(name, { ifAvailable: true }, lock => !lock || speak())
    if (!isTaken || leaving.signal.aborted) return
    tell(false)
    await locks.request(name, { signal: leaving.signal }, speak)
  }
  // Not every browser has it, and frames of other sites are refused it if they may not store
  // anything.
  const talk = () => {
    if (leaving.signal.aborted) return
    leaving.signal.addEventListener('abort', joinSomehow(tell))
  }
  if ('locks' in navigator) join(navigator.locks).catch(talk)
  else talk()
  return () => leaving.abort()
}

const TAB = 'sixpence.tab'

/** Returns an id that all frames of a tab share with no other tab. */
function tabId(): string {
  const id = sessionStorage.getItem(TAB) ?? crypto.randomUUID()
  sessionStorage.setItem(TAB, id)
  return id
}

/** Lets each frame act for itself if the browser doesn't even let it talk to the others. */
function joinSomehow(tell: (isFirst: boolean) => void): () => void {
  try {
    return joinByChannel(tell)
  } catch {
    tell(true)
    return () => undefined
  }
}
