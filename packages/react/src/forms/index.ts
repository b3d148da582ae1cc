export { useAmountFaultText } from './use-amount-fault-text.ts'
