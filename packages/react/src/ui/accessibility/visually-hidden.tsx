import type { ReactNode } from 'react'

/** Text only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sp-visually-hidden">{children}</span>
}
