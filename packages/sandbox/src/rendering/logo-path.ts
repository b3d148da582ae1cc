/** The path of businesses' logos, below the bank's address. */
export const LOGO_PATH = '/logos/'

/** Returns the address of a logo's picture. */
export const logoAddress = (picture: string, bankUrl: string): string =>
  `${bankUrl}${LOGO_PATH}${picture}.png`

/** Returns the same for a response that may be without a logo. */
export const logoUrlOf = (picture: string | null, bankUrl: string): { readonly logoUrl?: string } =>
  picture === null ? {} : { logoUrl: logoAddress(picture, bankUrl) }
