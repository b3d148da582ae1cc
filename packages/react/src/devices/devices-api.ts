import { devices } from '@sixpence/core/devices'
import { hooksOf } from '../store/index.ts'

/** What components ask about devices, and have done with them. */
export const devicesApi = hooksOf(devices)
