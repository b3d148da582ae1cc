export { logoHandlers } from './logo-handlers.ts'
export { logoOnPaper } from './logo-on-paper.ts'
export { logoService } from './logo-service.ts'
export { seedLogos } from './seed-logos.ts'
