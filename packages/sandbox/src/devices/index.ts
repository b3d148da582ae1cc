export { addDevices } from './add-devices.ts'
export type { NewDevice } from './add-devices.ts'
export { findLinkedDevice, listLinkedDevices } from './linked-devices.ts'
export { unlinkDevice } from './unlink-device.ts'
