import type { LoginMode } from '@sixpence/protocol'

/**
 * What customers are told of how they sign in. The flows without a word here are kinds of a code,
 * or wait for a device to be linked.
 */
export function loginModeOf(flow: string): LoginMode {
  if (flow === 'no' || flow === 'sms' || flow === 'push') return flow
  return flow === 'verifyDevice' ? 'push' : 'otp'
}
