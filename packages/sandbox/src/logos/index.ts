export { logoHandlers } from './logo-handlers.ts'
export { logoService } from './logo-service.ts'
export { seedLogos } from './seed-logos.ts'
