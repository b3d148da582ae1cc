export { AUTH_FLOWS } from './auth-flow-name.ts'
export type { AuthFlowName } from './auth-flow-name.ts'
export { CLIENT_VERSION, HEADER } from './headers.ts'
export { TOKEN_SERVICE_PATH } from './token-service-path.ts'
