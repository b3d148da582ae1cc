/** Where the logos of businesses are, below the bank's address. */
export const LOGO_PATH = '/logos/'
