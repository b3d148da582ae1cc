export { notifyMoneyReceived } from './money-received.ts'
export { notificationHandlers } from './notification-settings.ts'
export { notify } from './notify.ts'
