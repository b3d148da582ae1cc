import type { Platform } from './platform.ts'

/** A process of Node: there are no other tabs, and the network is taken to be there. */
export const singleProcess: Pick<Platform, 'tabs' | 'lifecycle'> = {
  tabs: { post: () => undefined, subscribe: () => () => undefined },
  lifecycle: { isOnline: () => true, subscribe: () => () => undefined },
}
