import { useBrand } from '@sixpence/react/provider'

/** The logo of the brand in use. Its file is served by the app's own server. */
export function BrandLogo() {
  const brand = useBrand()
  return <img className="sp-brand-logo" src="/brand/logo.svg" alt={brand.projectName} />
}
