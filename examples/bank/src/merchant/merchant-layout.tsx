import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MerchantNavigation } from './merchant-navigation.tsx'

/** The layout of every page of the merchant area. */
export function MerchantLayout() {
  return (
    <MerchantFrame>
      <Outlet />
    </MerchantFrame>
  )
}

/** A page with the navigation of the merchant area beside it. */
export function MerchantFrame({ children }: { children: ReactNode }) {
  return (
    <div className="sp-merchant">
      <MerchantNavigation />
      {children}
    </div>
  )
}
