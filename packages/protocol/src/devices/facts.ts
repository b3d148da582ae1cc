/** The systems for which the bank has an app. */
export const DEVICE_TYPES = ['android', 'ios'] as const

export type DeviceType = (typeof DEVICE_TYPES)[number]
