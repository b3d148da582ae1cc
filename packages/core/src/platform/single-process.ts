import type { Platform } from './platform.ts'

/** A process of Node: nobody else is there to talk to, and nobody takes the network away. */
export const singleProcess: Pick<Platform, 'tabs' | 'lifecycle'> = {
  tabs: { post: () => undefined, subscribe: () => () => undefined },
  lifecycle: { isOnline: () => true, subscribe: () => () => undefined },
}
