import { hexOf } from '@sixpence/protocol/hex-of'
import type { Platform } from './platform.ts'

/** Returns 128 random bits as 32 hexadecimal digits. */
export function randomId({ randomBytes }: Pick<Platform, 'randomBytes'>): string {
  return hexOf(randomBytes(16))
}
