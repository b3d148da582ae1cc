import { PageHeader, type PageHeaderProps } from '@sixpence/react/ui'
import type { ReactNode } from 'react'
import { useScreenTitle } from './use-screen-title.ts'

interface ScreenProps {
  title: string
  lead?: string
  back?: PageHeaderProps['back']
  children: ReactNode
}

/** A screen with its heading, which is also the browser's title. */
export function Screen({ title, lead, back, children }: ScreenProps) {
  useScreenTitle(title)
  return (
    <div className="sp-screen">
      <PageHeader title={title} lead={lead} back={back} />
      {children}
    </div>
  )
}
