import type { ApproveMethod, Device } from '@sixpence/protocol'
import type { deviceMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import {
  type SignInContext,
  AuthRefused,
  countFailure,
  lockedOut,
  usernameOf,
} from '../../credentials/index.ts'
import {
  addByLink,
  approveMethods,
  confirmWithCode,
  sendApprovalCode,
  type ApprovalFault,
} from '../../devices/index.ts'
import { endLinking, ownsDevice, type Linking } from './linking.ts'
import { oneDevice } from './own-devices.ts'

/** Adds the phone that opened a link. */
export async function addPhone(
  phone: z.output<typeof deviceMethods.add.input>,
  context: SignInContext,
): Promise<Device | AuthRefused> {
  const added = await addByLink(phone, context)
  return added ?? new AuthRefused('invalid_grant', 'This link no longer works. Make a new one.')
}

/** Lists the ways in which the caller can approve a device. */
export async function ownApproveMethods(
  { customerId }: Linking,
  context: SignInContext,
): Promise<{ methods: ApproveMethod[] }> {
  return { methods: await approveMethods(customerId, context) }
}

/** Sends the caller the code that approves a device. */
export async function sendDeviceCode(
  deviceId: string,
  { approval }: z.output<typeof deviceMethods.sendCode.input>,
  { linking, context }: { linking: Linking; context: SignInContext },
): Promise<{ sentTo: string } | AuthRefused> {
  const { customerId } = linking
  if (!(await ownsDevice(linking, deviceId, context))) return refusalOf({ fault: 'not_found' })
  const sent = await sendApprovalCode({ customerId, deviceId, ...approval }, context)
  return 'fault' in sent ? refusalOf(sent) : sent
}

/**
 * Approves a device of the caller with its code. Wrong codes count like those of a sign-in:
 * otherwise somebody at another's screen could add device after device, and guess.
 */
export async function approveWithCode(
  deviceId: string,
  { approval }: z.output<typeof deviceMethods.approve.input>,
  { linking, context }: { linking: Linking; context: SignInContext },
): Promise<Device | AuthRefused> {
  const { customerId } = linking
  if (!(await ownsDevice(linking, deviceId, context))) return refusalOf({ fault: 'not_found' })
  const username = await usernameOf(customerId, context)
  const locked = await lockedOut(username, context)
  if (locked) return locked
  const fault = await confirmWithCode({ customerId, deviceId, ...approval }, context)
  if (fault) return countWrong(fault, username, context)
  await endLinking(linking, context)
  return oneDevice(deviceId, linking, context)
}

async function countWrong(
  fault: ApprovalFault,
  username: string,
  context: SignInContext,
): Promise<AuthRefused> {
  if (fault.fault !== 'invalid_code' && fault.fault !== 'too_many_attempts') return refusalOf(fault)
  await countFailure(username, context)
  return (await lockedOut(username, context)) ?? refusalOf(fault)
}

const MESSAGES: Readonly<Record<ApprovalFault['fault'], string>> = {
  not_found: 'No such device waits for your approval.',
  expired_code: 'The code has expired. Ask for a new one.',
  too_many_attempts: 'The code was wrong too often. Remove the device and add it again.',
  codes_locked: 'There were too many wrong codes today. Try again tomorrow.',
  invalid_code: 'The code is wrong.',
  too_soon: 'A code was sent a moment ago.',
}

function refusalOf({ fault, ...counts }: ApprovalFault): AuthRefused {
  return new AuthRefused(fault, MESSAGES[fault], counts)
}
