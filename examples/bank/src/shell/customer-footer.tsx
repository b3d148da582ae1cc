import { useAccess } from '@sixpence/react/access'
import { BrandFooter } from './brand-footer.tsx'

/** The footer for who is signed in: of a business it leads to the fees for businesses. */
export function CustomerFooter() {
  const { isBusiness } = useAccess()
  return <BrandFooter isBusiness={isBusiness} />
}
