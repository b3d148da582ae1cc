/**
 * Where a browser posts the sign-in form while no script takes it. The server reads nothing of what
 * is posted there.
 */
export const ONE_MOMENT_PATH = '/one-moment'
