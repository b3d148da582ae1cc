import { PageHeader, type PageHeaderProps } from '@sixpence/react/ui'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../shell/use-screen-title.ts'

interface MerchantScreenProps {
  title: string
  lead?: string
  back?: PageHeaderProps['back']
  children: ReactNode
}

/** A page of the merchant area. Sets the title. */
export function MerchantScreen({ title, lead, back, children }: MerchantScreenProps) {
  useScreenTitle(title)
  return (
    <div className="sp-screen">
      <PageHeader title={title} lead={lead} back={back} />
      {children}
    </div>
  )
}
