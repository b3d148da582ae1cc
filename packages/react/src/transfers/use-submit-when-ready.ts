import { useEffect, useRef, useState } from 'react'

/** A form that was submitted before the bank's answers on it had arrived. */
export interface SubmitWhenReady {
  /** The form was submitted, and goes on as soon as the answers are there. */
  readonly isWaiting: boolean
  readonly submit: () => void
}

/**
 * Keeps a press on a form whose price or payee is still being asked for. Whoever changes the form
 * meanwhile takes the press back.
 *
 * @param draft What is in the form; compared by its JSON.
 * @param isPending Whether an answer on exactly this draft is still under way.
 * @param judge Looks at the answers: shows what is wrong, or goes on.
 */
export function useSubmitWhenReady(
  draft: object,
  isPending: boolean,
  judge: () => void,
): SubmitWhenReady {
  const text = JSON.stringify(draft)
  const [pressed, setPressed] = useState<string>()
  const isKept = pressed === text
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
  return { isWaiting: isKept && isPending, submit: () => (isPending ? setPressed(text) : judge()) }
}
