/** Where papers are signed, at the origin of the isolated pages. */
export const SIGNING_PATH = '/signing'
