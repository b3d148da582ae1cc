export { MemorySocket } from './memory-socket.ts'
export { createRealtimeHub } from './realtime-hub.ts'
export type { RealtimeHub } from './realtime-hub.ts'
export type { Wire, WireEvents } from './wire.ts'
