import { useLayoutEffect, useRef } from 'react'

/** The buttons go with the answer: where they had the focus, what says so takes it. */
export function useFocusOnAnswer(choice: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(choice)
  useLayoutEffect(() => {
    const isNew = before.current === undefined && choice !== undefined
    before.current = choice
    if (isNew) ref.current?.focus()
  }, [choice])
  return ref
}
