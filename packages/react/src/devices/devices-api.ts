import { devices } from '@sixpence/core/devices'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and changing devices. */
export const devicesApi = hooksOf(devices)
