import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The delay in milliseconds after the last key press. Leaving the field ends it earlier. */
const SETTLED_MS = 250

interface TypedKeyword {
  readonly text: string
  readonly type: (text: string) => void
  /** Reports the keyword when the field loses focus, because the next press may leave the page. */
  readonly leave: () => void
}

/**
 * Holds a keyword while it is typed. Reports it once typing stops, and follows changes from
 * outside.
 */
export function useTypedKeyword(
  keyword: string | undefined,
  onSettled: (keyword: string | undefined) => void,
): TypedKeyword {
  const [text, setText] = useState(keyword ?? '')
  const [known, setKnown] = useState(keyword)
  const [sent, setSent] = useState<readonly (string | undefined)[]>([])
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  if (keyword !== known) {
    setKnown(keyword)
    // The address passes the value back a moment later. It must not replace what was typed since.
    const back = sent.indexOf(keyword)
    const isOurs = back !== -1
    setSent(isOurs ? sent.slice(back + 1) : [])
    if (!isOurs && (keyword ?? '') !== text.trim()) setText(keyword ?? '')
  }
  const settled = text.trim() || undefined
  const send = useCallback(() => {
    setSent(before => [...before, settled])
    latest.current(settled)
  }, [settled])
  useEffect(() => {
    if (settled === known) return
    // Rendered before the next event: a filter chosen then builds on what is rendered, and would
    // lose a keyword that React hasn't rendered yet.
    const timer = setTimeout(() => flushSync(send), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [settled, known, send])
  const leave = () => {
    if (settled !== known) send()
  }
  return { text, type: setText, leave }
}
