import { Outlet } from '@tanstack/react-router'
import { MerchantNavigation } from './merchant-navigation.tsx'

/** Around every page of the merchant area. */
export function MerchantLayout() {
  return (
    <div className="sp-merchant">
      <MerchantNavigation />
      <Outlet />
    </div>
  )
}
