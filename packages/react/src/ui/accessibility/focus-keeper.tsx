import type { ReactNode } from 'react'
import { useFocusKeeper } from './use-focus-keeper.ts'

export interface FocusKeeperProps {
  children: ReactNode
  /** The name of the contents, announced when the focus comes here. */
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/**
 * Takes the focus when the element inside that had it is gone, so that the next Tab goes on from
 * there.
 */
export function FocusKeeper({ children, ...named }: FocusKeeperProps) {
  const keeper = useFocusKeeper<HTMLDivElement>()
  const isNamed = Object.values(named).some(name => name !== undefined)
  return (
    // The class marks it as ours, also if nothing of ours is around it.
    <div {...keeper} className="sp-focus-keeper" role={isNamed ? 'group' : undefined} {...named}>
      {children}
    </div>
  )
}
