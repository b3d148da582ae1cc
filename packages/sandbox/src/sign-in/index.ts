export { legacySignInRoutes } from './legacy-routes.ts'
export { tokenService } from './token-service.ts'
