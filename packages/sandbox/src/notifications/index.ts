export { tellMoneyReceived } from './money-received.ts'
export { notificationsRoutes } from './notification-settings.ts'
export { notify } from './notify.ts'
