import { useBrand } from '@sixpence/react/provider'

/** The current brand's logo, a file from the app's own server. */
export function BrandLogo() {
  const brand = useBrand()
  return <img className="sp-brand-logo" src="/brand/logo.svg" alt={brand.projectName} />
}
