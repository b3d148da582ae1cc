import { useEffect, useRef } from 'react'
import { Heading } from '../ui/index.ts'

export interface StepHeadingProps {
  children: string
  /** True if the step is there from the start. Then the focus stays where the host has put it. */
  isFirst?: boolean | undefined
}

/**
 * The heading of one step. Takes the focus when the step appears, so that keyboards and screen
 * readers continue from there.
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
