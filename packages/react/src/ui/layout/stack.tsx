import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A step of the space scale: 1 is 4 px, 8 is 64 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface StackProps {
  children: ReactNode
  gap?: Space | undefined
  align?: 'stretch' | 'start' | 'center' | undefined
}

/** Places its children below each other. */
export function Stack({ children, gap = 4, align = 'stretch' }: StackProps) {
  return (
    <div className={classNames('sp-stack', `sp-gap-${gap}`, `sp-align-${align}`)}>{children}</div>
  )
}

export interface InlineProps extends StackProps {
  /** `between` pushes the first and the last to the edges. */
  justify?: 'start' | 'between' | 'end' | 'center' | undefined
}

/** Places its children beside each other, and wraps if there is no room. */
export function Inline({ children, gap = 3, align = 'center', justify = 'start' }: InlineProps) {
  return (
    <div
      className={classNames(
        'sp-inline',
        `sp-gap-${gap}`,
        `sp-align-${align}`,
        `sp-justify-${justify}`,
      )}
    >
      {children}
    </div>
  )
}
