/** Where the logos of businesses are, below the bank's address. */
export const LOGO_PATH = '/logos/'

/** Where the picture of a logo is. */
export const logoAddress = (picture: string, bankUrl: string): string =>
  `${bankUrl}${LOGO_PATH}${picture}.png`

/** The same for an answer that may be without a logo. */
export const logoUrlOf = (picture: string | null, bankUrl: string): { readonly logoUrl?: string } =>
  picture === null ? {} : { logoUrl: logoAddress(picture, bankUrl) }
