export * from './field-schemas.ts'
