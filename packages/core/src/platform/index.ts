export { memoryStorage } from './memory-storage.ts'
export type {
  Clock,
  Lifecycle,
  Lock,
  Platform,
  RecordStorage,
  Socket,
  TabChannel,
  TabStorage,
  Timers,
} from './platform.ts'
export { randomId } from './random-id.ts'
export { tabMemory } from './tab-memory.ts'
export { topicChannel } from './topic-channel.ts'
