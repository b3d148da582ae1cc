import { useEffect, useState } from 'react'

type Seek<Search> = (search: Search, isTyping: boolean) => void

interface Sought<Search> {
  readonly search: Search
  /** The search last received from the host. */
  readonly received: string | undefined
  /** The searches sent to the host that haven't come back yet. */
  readonly awaited: readonly string[]
}

/**
 * Returns the current search and a function to change it. The search is the host's, e.g. from its
 * address, or is held here if the host passes none. A change applies at once, and the next one
 * builds on it, however long the host takes to pass it back.
 */
export function useSearch<Search extends object>(
  said: Search | undefined,
  onChange: Seek<Search> | undefined,
): readonly [search: Search, seek: Seek<Search>] {
  const received = said && textOf(said)
  const [sought, setSought] = useState<Sought<Search>>({
    // Every field of a search is optional.
    search: said ?? ({} as Search),
    received,
    awaited: [],
  })
  if (said && received !== sought.received) setSought(before => follow(before, said))
  useEffect(() => {
    // If the user goes back before the host has passed a change back, the address counts, even if
    // the host has passed the same search all along.
    const listenAnew = () => setSought(before => ({ ...before, received: undefined, awaited: [] }))
    window.addEventListener('popstate', listenAnew)
    return () => window.removeEventListener('popstate', listenAnew)
  }, [])
  const seek: Seek<Search> = (search, isTyping) => {
    const sent = textOf(search)
    setSought(before => ({ ...before, search, awaited: said ? [...before.awaited, sent] : [] }))
    onChange?.(search, isTyping)
  }
  return [sought.search, seek]
}

/** Returns the same text for equal searches, because the host may reorder the fields. */
function textOf(search: object): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function follow<Search extends object>(sought: Sought<Search>, said: Search): Sought<Search> {
  const received = textOf(said)
  const back = sought.awaited.indexOf(received)
  if (back === -1) return { search: said, received, awaited: [] }
  // The host passed our own searches back. The latest one still applies.
  return { ...sought, received, awaited: sought.awaited.slice(back + 1) }
}
