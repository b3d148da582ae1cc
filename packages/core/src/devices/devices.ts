import {
  type ApproveMethod,
  type Device,
  deviceCalls,
  deviceMethods,
} from '@sixpence/protocol/devices'
import type { OutputOf } from '@sixpence/protocol/method'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** A link that makes the phone that opens it a device of the customer. */
export type DeviceLink = OutputOf<typeof deviceMethods.requestLink>

/** The code that approves a device, and how it was sent. */
export interface DeviceApproval {
  readonly deviceId: string
  readonly methodId: ApproveMethod['id']
  readonly code: string
}

/** The phones the customer approves with. Available as `sixpence.devices`. */
export interface Devices extends ClientOf<typeof deviceMethods, 'sendCode' | 'approve'> {
  /**
   * Sends a code that approves a device.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one; `too_many_attempts`: the
   *   device must be removed and added again.
   */
  sendCode(input: Omit<DeviceApproval, 'code'>): Promise<{ readonly sentTo: string }>
  /**
   * Approves a device with the code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`.
   */
  approve(approval: DeviceApproval): Promise<Device>
}

/** Calls about devices; a sign-in that waits for a phone to be linked can make them, too. */
export const devices: Domain<Devices, typeof deviceCalls> = {
  name: 'devices',
  calls: deviceCalls,
  open({ call, callWhileLinking: callRest }) {
    const client = clientOf({ call, callRest }, deviceMethods)
    return {
      ...client,
      sendCode: ({ deviceId, methodId }) => client.sendCode({ deviceId, approval: { methodId } }),
      approve: ({ deviceId, methodId, code }) =>
        client.approve({ deviceId, methodId, approval: { code } }),
    }
  },
}
