export { legalHandlers } from './legal-routes.ts'
export { pdfService } from './pdf-service.ts'
export { SANDBOX_ENTITY } from './regulated-entity.ts'
