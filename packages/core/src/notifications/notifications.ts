import { notificationCalls, notificationMethods } from '@sixpence/protocol/notifications'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/**
 * What the person who is signed in is told of. Reached as `sixpence.notifications`;
 * `notificationGroups` puts the settings in order.
 */
export interface Notifications extends ClientOf<typeof notificationMethods> {}

/** The calls about notifications. */
export const notifications: Domain<Notifications, typeof notificationCalls> = {
  name: 'notifications',
  calls: notificationCalls,
  open: bank => clientOf(bank, notificationMethods),
}
