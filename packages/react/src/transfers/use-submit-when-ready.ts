import { useEffect, useRef, useState } from 'react'

/** A form that was submitted before the bank's answers on it had arrived. */
export interface SubmitWhenReady {
  /** True if the form was submitted, and goes on as soon as the answers are there. */
  readonly isWaiting: boolean
  readonly submit: () => void
}

/**
 * Keeps a press on a form whose price or payee is still being requested. A change of the form
 * meanwhile cancels the press.
 *
 * @param draft The content of the form; compared by its JSON.
 * @param isPending True while an answer on exactly this draft is under way.
 * @param judge Reads the answers: shows the faults, or goes on.
 */
export function useSubmitWhenReady(
  draft: object,
  isPending: boolean,
  judge: () => void,
): SubmitWhenReady {
  const [pressed, setPressed] = useState<string>()
  const isKept = pressed !== undefined && pressed === JSON.stringify(draft)
  const latest = useRef(judge)
  useEffect(() => {
    latest.current = judge
  }, [judge])
  useEffect(() => {
    if (!isKept || isPending) return undefined
    const timer = setTimeout(() => {
      setPressed(undefined)
      latest.current()
    })
    return () => clearTimeout(timer)
  }, [isKept, isPending])
  return {
    isWaiting: isKept && isPending,
    submit: () => (isPending ? setPressed(JSON.stringify(draft)) : judge()),
  }
}
