/**
 * The path to which a browser posts the sign-in form before a script takes it. The server doesn't
 * read the posted data.
 */
export const ONE_MOMENT_PATH = '/one-moment'
