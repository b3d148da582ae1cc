import { type ReactNode, useCallback } from 'react'
import { Stack } from '../../../ui/index.ts'

interface HeldProps {
  isHeld: boolean
  children: ReactNode
}

/** A part of the workbench that nobody can use while it is held. */
export function Held({ isHeld, children }: HeldProps) {
  // Set on the element, because React 18 and 19 differ in the attribute's value.
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      element?.toggleAttribute('inert', isHeld)
    },
    [isHeld],
  )
  return (
    <div ref={ref}>
      <Stack gap={5}>{children}</Stack>
    </div>
  )
}
