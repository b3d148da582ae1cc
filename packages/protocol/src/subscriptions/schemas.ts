export * from './subscription-schemas.ts'
