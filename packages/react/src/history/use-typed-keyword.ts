import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Typing is over when nothing was typed for so long, or when the field is left. */
const SETTLED_MS = 250

interface TypedKeyword {
  readonly text: string
  readonly type: (text: string) => void
  /** The field is left: whatever is pressed next may lead away, and the word would go with it. */
  readonly leave: () => void
}

/** A word as it is typed: told once it has settled, and followed when it changes elsewhere. */
export function useTypedKeyword(
  keyword: string | undefined,
  onSettled: (keyword: string | undefined) => void,
): TypedKeyword {
  const [text, setText] = useState(keyword ?? '')
  const [known, setKnown] = useState(keyword)
  const [sent, setSent] = useState<readonly (string | undefined)[]>([])
  const told = useRef(onSettled)
  useEffect(() => {
    told.current = onSettled
  })
  if (keyword !== known) {
    setKnown(keyword)
    // The value comes back from the address a moment later, and must not replace what was typed
    // since.
    const back = sent.indexOf(keyword)
    const isOurs = back !== -1
    setSent(isOurs ? sent.slice(back + 1) : [])
    if (!isOurs && (keyword ?? '') !== text.trim()) setText(keyword ?? '')
  }
  const settled = text.trim() || undefined
  const tell = useCallback(() => {
    setSent(before => [...before, settled])
    told.current(settled)
  }, [settled])
  useEffect(() => {
    if (settled === known) return
    // Drawn before the next event: a choice that is made then is added to what is drawn, and
    // would leave out a word that waits for React.
    const timer = setTimeout(() => flushSync(tell), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [settled, known, tell])
  const leave = () => {
    if (settled !== known) tell()
  }
  return { text, type: setText, leave }
}
