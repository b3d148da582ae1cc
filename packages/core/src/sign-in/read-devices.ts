import type { Device } from '@sixpence/protocol/sign-in'
import { pickFields } from '../http/index.ts'

/** Reads a list of devices; a missing list is valid. */
export function readDevices(list: unknown): { devices?: Device[] } | undefined {
  if (list === undefined) return {}
  if (!Array.isArray(list)) return undefined
  const devices = list.map(readDevice)
  return devices.every(device => device !== undefined) ? { devices } : undefined
}

function readDevice(device: unknown): Device | undefined {
  const fields = pickFields(device, {
    id: 'string',
    code: 'string',
    type: 'string',
    name: 'string',
    location: 'string',
    lastActivityAt: 'string',
  })
  const { isApproved } = (device ?? {}) as { isApproved?: unknown }
  const isKnown = fields?.type === 'android' || fields?.type === 'ios'
  if (!isKnown || (isApproved !== undefined && typeof isApproved !== 'boolean')) return undefined
  return { ...fields, ...(isApproved !== undefined && { isApproved }) } as Device
}
