import type { LoginMode } from '@sixpence/protocol'

/**
 * Returns the way of signing in that customers see. The flows without their own name here are kinds
 * of a code, or wait for a device to be linked.
 */
export function loginModeOf(flow: string): LoginMode {
  if (flow === 'no' || flow === 'sms' || flow === 'push') return flow
  return flow === 'verifyDevice' ? 'push' : 'otp'
}
