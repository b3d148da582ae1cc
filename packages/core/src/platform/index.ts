export { fallbackStorage } from './fallback-storage.ts'
export { memoryStorage } from './memory-storage.ts'
export type {
  Clock,
  KeyStore,
  Lifecycle,
  Lock,
  Platform,
  PlatformFetch,
  RecordStorage,
  SigningKey,
  Socket,
  TabChannel,
  TabStorage,
  Timers,
  UploadRequest,
} from './platform.ts'
export { randomId } from './random-id.ts'
export { tabMemory } from './tab-memory.ts'
export { topicChannel } from './topic-channel.ts'
export type { TopicChannel } from './topic-channel.ts'
