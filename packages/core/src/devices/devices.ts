import { type ApproveMethod, type Device, deviceMethods, type RestMethod } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { CallAsCustomer } from '../http/index.ts'

/** A link that a phone opens to become a device of the customer. */
export interface DeviceLink {
  /** To be opened on the phone: shown as a QR code, or as a link on the phone itself. */
  readonly deeplink: string
  /** How long the link works; undefined where the bank does not say. */
  readonly expiresInSeconds?: number | undefined
}

/** The phones that approve for the customer. Reached as `sixpence.devices`. */
export interface Devices {
  /** The one used last first. One with `isApproved: false` was added and waits for {@link approve}. */
  list(signal?: AbortSignal): Promise<readonly Device[]>
  /** Makes a link for a new device; an earlier one stops working. */
  requestLink(): Promise<DeviceLink>
  /** How the customer can show that a new device is theirs. */
  approveMethods(signal?: AbortSignal): Promise<readonly ApproveMethod[]>
  /**
   * Sends a code that approves a device.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one; `too_many_attempts`: the
   *   device has to be removed and added anew.
   */
  sendCode(deviceId: string, methodId: ApproveMethod['id']): Promise<{ readonly sentTo: string }>
  /** @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`. */
  approve(approval: DeviceApproval): Promise<Device>
  /** Removes a device: it approves nothing any more, and is signed out. */
  remove(deviceId: string): Promise<void>
}

/** The code that approves a device, and how it was sent. */
export interface DeviceApproval {
  readonly deviceId: string
  readonly methodId: ApproveMethod['id']
  readonly code: string
}

/** Binds the calls about devices. */
export function createDevices(callAsCustomer: CallAsCustomer): Devices {
  const call = askBy(callAsCustomer)
  return {
    list: async signal => (await call(deviceMethods.list, { signal })).devices,
    requestLink: () => call(deviceMethods.requestLink, { input: {} }),
    approveMethods: async signal => (await call(deviceMethods.approveMethods, { signal })).methods,
    sendCode: (deviceId, methodId) =>
      call(deviceMethods.sendCode, { params: { deviceId }, input: { approval: { methodId } } }),
    approve: ({ deviceId, methodId, code }) =>
      call(deviceMethods.approve, {
        params: { deviceId, methodId },
        input: { approval: { code } },
      }),
    remove: async deviceId => {
      await call(deviceMethods.remove, { params: { deviceId } })
    },
  }
}

interface Question<Input> {
  /** What stands in the path, by name. */
  readonly params?: Readonly<Record<string, string>>
  /** For calls that have a body. */
  readonly input?: Input
  readonly signal?: AbortSignal | undefined
}

function askBy(callAsCustomer: CallAsCustomer) {
  return <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    { method, path, output }: RestMethod<Input, Output>,
    { params = {}, input, signal }: Question<z.output<Input>> = {},
  ): Promise<z.output<Output>> =>
    callAsCustomer({
      method,
      path: path.replaceAll(/{(\w+)}/g, (_whole, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      ),
      body: input as object | undefined, // every input is an object
      read: body => z.safeDecode(output, body as never).data, // whatever came: the schema judges it
      signal,
    })
}
