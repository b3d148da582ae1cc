export * from './field-faults.ts'
export * from './fields.ts'
