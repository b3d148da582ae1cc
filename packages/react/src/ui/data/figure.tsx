import type { ReactNode } from 'react'

export interface FigureProps {
  /** What it is of. */
  label: string
  /** One value, or one below the other, e.g. of each currency. */
  children: ReactNode
  /** What else is to be said of it, in small letters. */
  note?: ReactNode
}

/** A number that a screen is about, with its name. */
export function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="sp-figure">
      <dt className="sp-figure-label">{label}</dt>
      <dd className="sp-figure-value">{children}</dd>
      {note !== undefined && <dd className="sp-figure-note">{note}</dd>}
    </div>
  )
}

/** {@link Figure}s beside each other, or one below the other where there is no room. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="sp-figures">{children}</dl>
}
