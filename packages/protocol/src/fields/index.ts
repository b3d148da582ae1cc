export * from './field-faults.ts'
export * from './field-schemas.ts'
export * from './fields.ts'
