export { createDevices } from './devices.ts'
export type { DeviceApproval, DeviceLink, Devices } from './devices.ts'
