import { useEffect, useRef } from 'react'
import { Heading } from '../ui/index.ts'

export interface StepHeadingProps {
  children: string
  /** The step was there from the start: leave the focus where the host has put it. */
  isFirst?: boolean | undefined
}

/**
 * The heading of one step of a task. Takes the focus when the step appears, so that a keyboard and
 * a screen reader go on from there.
 */
export function StepHeading({ children, isFirst = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  return (
    <Heading level={2} isFocusable headingRef={heading}>
      {children}
    </Heading>
  )
}
