export { deliver } from './deliver.ts'
export type { Attachment, Message } from './deliver.ts'
export { maskEmail } from './mask-email.ts'
export { maskPhone } from './mask-phone.ts'
