import { PageHeader } from '@sixpence/react/ui'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../shell/use-screen-title.ts'

interface MerchantScreenProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page of the merchant area, which names itself. */
export function MerchantScreen({ title, lead, children }: MerchantScreenProps) {
  useScreenTitle(title)
  return (
    <div className="sp-screen">
      <PageHeader title={title} lead={lead} />
      {children}
    </div>
  )
}
