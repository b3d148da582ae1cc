/** The path of the page to sign papers, at the isolated origin. */
export const SIGNING_PATH = '/signing'
