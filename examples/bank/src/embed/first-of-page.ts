import { joinByChannel } from './first-by-channel.ts'

/**
 * Tells whether this frame is the one that speaks for all of its page, e.g. asks to sign in: the
 * first that came, and once that one is gone the next.
 *
 * @param tell Called once it is known, and again should this frame become the first.
 * @returns Ends it: another may speak.
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
  // Not in every browser, and refused to frames of other sites where they may store nothing.
  const talk = () => {
    if (leaving.signal.aborted) return
    leaving.signal.addEventListener('abort', joinSomehow(tell))
  }
  if ('locks' in navigator) join(navigator.locks).catch(talk)
  else talk()
  return () => leaving.abort()
}

const TAB = 'sixpence.tab'

/** The frames of a tab share it, and no other tab does. */
function tabId(): string {
  const id = sessionStorage.getItem(TAB) ?? crypto.randomUUID()
  sessionStorage.setItem(TAB, id)
  return id
}

/** Each frame speaks for itself where it is kept even from talking to the others. */
function joinSomehow(tell: (isFirst: boolean) => void): () => void {
  try {
    return joinByChannel(tell)
  } catch {
    tell(true)
    return () => undefined
  }
}
