import type { ReactNode } from 'react'
import { useFocusKeeper } from './use-focus-keeper.ts'

export interface FocusKeeperProps {
  children: ReactNode
  /** What is inside: said when the focus comes here. */
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/** Takes the focus when what had it inside is gone, so that the next Tab goes on from there. */
export function FocusKeeper({ children, ...named }: FocusKeeperProps) {
  const keeper = useFocusKeeper<HTMLDivElement>()
  const isNamed = Object.values(named).some(name => name !== undefined)
  return (
    // By its class it is known for ours, also where nothing of ours is around it.
    <div {...keeper} className="sp-focus-keeper" role={isNamed ? 'group' : undefined} {...named}>
      {children}
    </div>
  )
}
