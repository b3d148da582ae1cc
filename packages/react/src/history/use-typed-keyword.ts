import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Typing is over when nothing was typed for so long. */
const SETTLED_MS = 250

/** A word as it is typed: told once it has settled, and followed when it changes elsewhere. */
export function useTypedKeyword(
  keyword: string | undefined,
  onSettled: (keyword: string | undefined) => void,
): { readonly text: string; readonly type: (text: string) => void } {
  const [text, setText] = useState(keyword ?? '')
  const [known, setKnown] = useState(keyword)
  const [sent, setSent] = useState<readonly (string | undefined)[]>([])
  const told = useRef(onSettled)
  useEffect(() => {
    told.current = onSettled
  })
  if (keyword !== known) {
    setKnown(keyword)
    // What was told comes back a moment later: whoever has typed on keeps what they have typed.
    const back = sent.indexOf(keyword)
    const isOurs = back !== -1
    setSent(isOurs ? sent.slice(back + 1) : [])
    if (!isOurs && (keyword ?? '') !== text.trim()) setText(keyword ?? '')
  }
  const settled = text.trim() || undefined
  useEffect(() => {
    if (settled === known) return
    const timer = setTimeout(() => {
      // Drawn before the next event: a choice that is made then is added to what is drawn, and
      // would leave out a word that waits for React.
      flushSync(() => {
        setSent(before => [...before, settled])
        told.current(settled)
      })
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [settled, known])
  return { text, type: setText }
}
