export * from './channel.ts'
export * from './notice.ts'
