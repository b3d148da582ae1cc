import type { Calls } from '../call.ts'

/** The bank's calls about devices. */
export const deviceCalls = {
  /** Lists the linked devices, the last used one first. */
  list: {
    method: 'GET',
    path: '/auth/devices',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
    answer: 'devices',
  },
  /** Returns one device. */
  read: {
    method: 'GET',
    path: '/auth/devices/{deviceId}',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'sees',
  },
  /** Removes a device. It can no longer approve anything, and users signed in on it are signed out. */
  remove: {
    method: 'DELETE',
    path: '/auth/devices/{deviceId}',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
  },
  /** Starts linking a device: the bank's app on the phone opens the link, usually from a QR code. */
  requestLink: {
    method: 'POST',
    path: '/auth/scp/request',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Adds the device that opened a link. The app on the phone makes this call, with the key from the
   * link. The device then waits until the customer approves it.
   */
  add: { method: 'POST', path: '/auth/devices', effect: 'write', access: 'public' },
  /** Lists the ways in which the customer can approve a device. */
  approveMethods: {
    method: 'GET',
    path: '/auth/devices/approve-methods',
    effect: 'read',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    answer: 'methods',
    tags: [],
  },
  /**
   * Sends a code for approving a device.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one; `too_many_attempts`:
   *   remove the device and add it again
   */
  sendCode: {
    method: 'POST',
    path: '/auth/devices/{deviceId}/approve',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Approves a device with the code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  approve: {
    method: 'PATCH',
    path: '/auth/devices/{deviceId}/approve/{methodId}',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
  },
} as const satisfies Calls
