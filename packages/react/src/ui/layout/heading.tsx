import type { ReactNode, Ref } from 'react'

export interface HeadingProps {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** The size by which it is shown; by default the one of its level. */
  size?: 1 | 2 | 3 | 4 | undefined
  id?: string | undefined
  /** Lets a screen move the focus to it with `headingRef`. */
  isFocusable?: boolean | undefined
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

const ELEMENTS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A heading. */
export function Heading({
  level,
  size = level,
  id,
  isFocusable,
  headingRef,
  children,
}: HeadingProps) {
  const Element = ELEMENTS[level]
  return (
    <Element
      id={id}
      ref={headingRef}
      className={`sp-heading sp-heading-${size}`}
      {...(isFocusable && { tabIndex: -1 })}
    >
      {children}
    </Element>
  )
}
