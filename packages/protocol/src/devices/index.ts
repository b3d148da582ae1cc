export { DEVICE_TYPES, deviceSchema, listDevices, readDevice, removeDevice } from './device.ts'
export type { Device, DeviceType } from './device.ts'
export {
  addDevice,
  approveDevice,
  approveMethodSchema,
  confirmDevice,
  listApproveMethods,
  requestDeviceLink,
} from './link-device.ts'
export type { ApproveMethod } from './link-device.ts'
