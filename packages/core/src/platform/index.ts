export { memoryStorage } from './memory-storage.ts'
export type {
  Clock,
  Lifecycle,
  Lock,
  Platform,
  RecordStorage,
  Socket,
  TabChannel,
  Timers,
} from './platform.ts'
export { topicChannel } from './topic-channel.ts'
