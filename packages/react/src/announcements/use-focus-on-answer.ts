import { useLayoutEffect, useRef } from 'react'

/** The buttons disappear with the response. If they had the focus, the confirmation takes it. */
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
