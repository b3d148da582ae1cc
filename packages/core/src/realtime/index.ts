export { createRealtime } from './create-realtime.ts'
export type { RealtimeRoom } from './create-realtime.ts'
export type { Realtime, RealtimeState } from './realtime.ts'
