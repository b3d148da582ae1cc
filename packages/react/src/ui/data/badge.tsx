import type { ReactNode } from 'react'
import type { Tone } from '../feedback/alert.tsx'

export interface BadgeProps {
  tone?: Tone | 'neutral' | undefined
  children: ReactNode
}

/** A word or two about a state. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`sp-badge sp-badge-${tone}`}>{children}</span>
}
