import { useAccess } from '@sixpence/react/access'
import { BrandFooter } from './brand-footer.tsx'

/** The footer for signed-in users. For a business it links to the fees for businesses. */
export function CustomerFooter() {
  const { isBusiness } = useAccess()
  return <BrandFooter isBusiness={isBusiness} />
}
