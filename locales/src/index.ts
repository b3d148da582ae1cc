export { DOMAINS } from './domains.ts'
export type { Domain, Texts } from './domains.ts'
export { loadMessages } from './load-messages.ts'
export type { Language } from './load-messages.ts'
