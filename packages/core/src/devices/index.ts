export { devices } from './devices.ts'
export type { DeviceApproval, DeviceLink, Devices } from './devices.ts'

export type { ApproveMethod, Device, DeviceType } from '@sixpence/protocol/devices'
