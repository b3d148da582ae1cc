export { bankMessageSchema, clientMessageSchema, CLOSE_CODE } from './channel.ts'
export type { BankMessage, ClientMessage } from './channel.ts'
export { balanceChangedSchema, NOTICE_STATUSES, noticeSchema } from './notice.ts'
export type { BalanceChanged, Notice } from './notice.ts'
