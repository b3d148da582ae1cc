export * from './facts.ts'
export type { SignedPayment, PayeeByName } from './payee-by-name.ts'
export type { SavedButtonTerms } from './saved-button.ts'
export type { ShownButton, ButtonOffer } from './shown-button.ts'
