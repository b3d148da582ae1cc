import { notificationCalls, notificationMethods } from '@sixpence/protocol/notifications'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/**
 * The notification settings of the signed-in person. Available as `sixpence.notifications`;
 * `notificationGroups` groups them.
 */
export interface Notifications extends ClientOf<typeof notificationMethods> {}

/** Calls about notifications. */
export const notifications: Domain<Notifications, typeof notificationCalls> = {
  name: 'notifications',
  calls: notificationCalls,
  open: bank => clientOf(bank, notificationMethods),
}
