import { signInCalls, signInMethods } from '@sixpence/protocol/sign-in'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { createMigrationRecord, type MigrationNotice } from '../sign-in/index.ts'

const { authProfile, sendStoreLinks } = signInMethods
const methods = { profile: authProfile, sendStoreLinks }

/** The move to sign-ins that a phone approves. Reached as `sixpence.migration`. */
export interface Migration {
  /**
   * The bank's question at the start of this session; undefined if there was none, or once it was
   * postponed.
   */
  notice(): MigrationNotice | undefined
  /** Puts it off, or is done with it: this session is not asked again. */
  putOff(): void
  /** Whether sign-ins are approved on a phone, and what kind of user this is. */
  readonly profile: ClientOf<typeof signInMethods>['authProfile']
  /**
   * Sends the links of the app stores by SMS, to a number in the form of E.164.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one.
   */
  readonly sendStoreLinks: ClientOf<typeof signInMethods>['sendStoreLinks']
}

/** The move to sign-ins by phone, bound to a tab; a sign-in that waits for it may call it too. */
export const migration: Domain<Migration, typeof signInCalls> = {
  name: 'signIn',
  calls: signInCalls,
  open({ call, callWhileLinking: callRest, platform, namespace }) {
    const record = createMigrationRecord(platform, namespace)
    return {
      ...clientOf({ call, callRest }, methods),
      notice: () => record.read(),
      putOff: () => record.write(undefined),
    }
  },
}
