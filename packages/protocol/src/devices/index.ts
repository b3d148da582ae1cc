export { DEVICE_TYPES, deviceSchema, listDevices, readDevice, removeDevice } from './device.ts'
export type { Device, DeviceType } from './device.ts'
