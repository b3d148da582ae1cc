import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CardProps {
  children: ReactNode
  /** A region that screen readers list needs a name: give `title` or `aria-label`. */
  as?: 'div' | 'section' | 'article' | undefined
  tone?: 'plain' | 'sunken' | 'hero' | undefined
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/** A raised surface for one subject. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  padding = 'medium',
  ...props
}: CardProps) {
  return (
    <Element
      {...props}
      className={classNames('sp-card', `sp-card-${tone}`, `sp-card-padding-${padding}`)}
    />
  )
}
