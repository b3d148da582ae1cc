export { AccountActivation } from './account-activation.tsx'
export type { AccountActivationProps } from './account-activation.tsx'
export { useActivation } from './use-activation.ts'
export type { ActivationLink, ActivationStage } from './use-activation.ts'
