import type { ReactNode } from 'react'

export interface FigureProps {
  /** The name of the number. */
  label: string
  /** One value, or several below each other, e.g. one per currency. */
  children: ReactNode
  /** More about it, in small letters. */
  note?: ReactNode
}

/** An important number of a screen, with its name. */
export function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="sp-figure">
      <dt className="sp-figure-label">{label}</dt>
      <dd className="sp-figure-value">{children}</dd>
      {note !== undefined && <dd className="sp-figure-note">{note}</dd>}
    </div>
  )
}

/** {@link Figure}s beside each other, or below each other if there is no room. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="sp-figures">{children}</dl>
}
