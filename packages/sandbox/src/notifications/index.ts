export { notifyMoneyReceived } from './money-received.ts'
export { notifyMoneyReturned } from './money-returned.ts'
export { notificationHandlers } from './notification-settings.ts'
export { notify } from './notify.ts'
