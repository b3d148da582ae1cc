export { asThemselves, beginChange, BETWEEN_CODES_MS, takeChange } from './security-change.ts'
export type { CodeAddress } from './security-change.ts'
export { CHANGED_SUBJECT, CHANGED_WHAT, SECURITY_MAIL_WORDS } from './security-mail-words.ts'
