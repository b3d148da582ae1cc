export * from './subscription-days.ts'
export * from './subscription-fault.ts'
export * from './subscription-terms.ts'
