export { base64url } from './base64url.ts'
export { checkOptions } from './check-options.ts'
export { fallbackStorage } from './storage/fallback-storage.ts'
export { memoryStorage } from './storage/memory-storage.ts'
export type {
  Clock,
  KeyStore,
  Lifecycle,
  Lock,
  Platform,
  PlatformFetch,
  PlatformWorker,
  RecordStorage,
  SigningKey,
  Socket,
  TabChannel,
  TabStorage,
  Timers,
  UploadRequest,
} from './platform.ts'
export { pause } from './pause.ts'
export { randomId } from './random-id.ts'
export { reportVersion } from './report-version.ts'
export { requestPlatform } from './request-platform.ts'
export { tabMemory } from './storage/tab-memory.ts'
export { topicChannel } from './channels/topic-channel.ts'
export type { TopicChannel } from './channels/topic-channel.ts'
