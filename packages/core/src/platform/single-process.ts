import type { Platform } from './platform.ts'

/** A Node process has no other tabs, and is assumed to be online. */
export const singleProcess: Pick<Platform, 'tabs' | 'lifecycle'> = {
  tabs: { post: () => undefined, subscribe: () => () => undefined },
  lifecycle: { isOnline: () => true, subscribe: () => () => undefined },
}
