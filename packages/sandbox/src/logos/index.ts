export { logoHandlers } from './logo-handlers.ts'
export { logoService } from './logo-service.ts'
export { plainPicture } from './plain-picture.ts'
export { storeLogo } from './store-logo.ts'
