import { PageHeader, type PageHeaderProps } from '@sixpence/react/ui'
import type { ReactNode } from 'react'
import { useScreenTitle } from './use-screen-title.ts'

interface ScreenProps extends PageHeaderProps {
  /** Narrow enough to read or fill in; otherwise as wide as a table needs. */
  isNarrow?: boolean
  children: ReactNode
}

/** A screen with its heading, which is also the browser's title. */
export function Screen({ isNarrow = false, children, ...header }: ScreenProps) {
  useScreenTitle(header.title)
  return (
    <div className={isNarrow ? 'sp-screen sp-screen-narrow' : 'sp-screen'}>
      <PageHeader {...header} />
      {children}
    </div>
  )
}
