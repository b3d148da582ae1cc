import type { Platform } from './platform.ts'

/** 128 random bits as 32 hexadecimal digits. */
export function randomId({ randomBytes }: Pick<Platform, 'randomBytes'>): string {
  return Array.from(randomBytes(16), byte => byte.toString(16).padStart(2, '0')).join('')
}
