export { beginChange, takeChange } from './security-change.ts'
export { CHANGED_WORDS, SECURITY_MAIL_WORDS } from './security-mail-words.ts'
