// What both ends agree on that needs no schema: a door for bundles with no room for a library of
// schemas.
export { CLIENT_VERSION, HEADER } from './headers.ts'
export { AUTH_FLOWS, TOKEN_SERVICE_PATH } from './sign-in/index.ts'
export type { AuthFlowName } from './sign-in/index.ts'
