import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MerchantNavigation } from './merchant-navigation.tsx'

/** Around every page of the merchant area. */
export function MerchantLayout() {
  return (
    <MerchantFrame>
      <Outlet />
    </MerchantFrame>
  )
}

/** The navigation of the merchant area beside a page. */
export function MerchantFrame({ children }: { children: ReactNode }) {
  return (
    <div className="sp-merchant">
      <MerchantNavigation />
      {children}
    </div>
  )
}
