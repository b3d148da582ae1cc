import { signInCalls, signInMethods } from '@sixpence/protocol/sign-in'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { createMigrationRecord, type MigrationNotice } from '../sign-in/index.ts'

const { authProfile, sendStoreLinks } = signInMethods
const methods = { profile: authProfile, sendStoreLinks }

/** The move to sign-ins approved on a phone. Available as `sixpence.migration`. */
export interface Migration {
  /** Returns the bank's question from the start of this session; undefined if none or postponed. */
  notice(): MigrationNotice | undefined
  /** Postpones or completes the move: this session doesn't ask again. */
  putOff(): void
  /** Returns whether sign-ins are approved on a phone, and the type of user. */
  readonly profile: ClientOf<typeof signInMethods>['authProfile']
  /**
   * Sends links to the app stores by SMS, to a number in E.164.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one.
   */
  readonly sendStoreLinks: ClientOf<typeof signInMethods>['sendStoreLinks']
}

/** The move to sign-ins by phone, bound to a tab; a sign-in that waits for it can use it, too. */
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
