import { useEffect, useState } from 'react'

type Seek<Search> = (search: Search, isTyping: boolean) => void

interface Sought<Search> {
  readonly search: Search
  /** What the host said last. */
  readonly heard: string | undefined
  /** What was told to the host and has not come back yet. */
  readonly awaited: readonly string[]
}

/**
 * What is looked for: what the host says, e.g. by its address, or what is kept here where it says
 * nothing. What somebody chooses holds at once, and the next choice adds to it, however long the
 * host takes to say it back.
 */
export function useSearch<Search extends object>(
  said: Search | undefined,
  onChange: Seek<Search> | undefined,
): readonly [search: Search, seek: Seek<Search>] {
  const heard = said && textOf(said)
  const [sought, setSought] = useState<Sought<Search>>({
    // Each field of what is looked for may be left out.
    search: said ?? ({} as Search),
    heard,
    awaited: [],
  })
  if (said && heard !== sought.heard) setSought(before => follow(before, said))
  useEffect(() => {
    // Whoever goes back before a choice is said back means what the address says, which may be what
    // the host has been saying all along.
    const listenAnew = () => setSought(before => ({ ...before, heard: undefined, awaited: [] }))
    window.addEventListener('popstate', listenAnew)
    return () => window.removeEventListener('popstate', listenAnew)
  }, [])
  const seek: Seek<Search> = (search, isTyping) => {
    const told = textOf(search)
    setSought(before => ({ ...before, search, awaited: said ? [...before.awaited, told] : [] }))
    onChange?.(search, isTyping)
  }
  return [sought.search, seek]
}

/** The same for the same search: whoever writes it into an address may order its fields anew. */
function textOf(search: object): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function follow<Search extends object>(sought: Sought<Search>, said: Search): Sought<Search> {
  const heard = textOf(said)
  const back = sought.awaited.indexOf(heard)
  if (back === -1) return { search: said, heard, awaited: [] }
  // Our own words come back, of which the last hold.
  return { ...sought, heard, awaited: sought.awaited.slice(back + 1) }
}
