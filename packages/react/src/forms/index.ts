export { useAmountFaultText } from './use-amount-fault-text.ts'
export { useFields } from './use-fields.ts'
export type { FieldBinding, Fields, FieldsOptions } from './use-fields.ts'
