export { buttonsOf, findButton, forEverybody, keepButton, termsOf } from './button-record.ts'
export type { ButtonRecord } from './button-record.ts'
export { chosenAmount } from './chosen-amount.ts'
export { savedButtonHandlers } from './button-handlers.ts'
