import { type AuthProfile, signInMethods } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { CallAsCustomer } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { createMigrationRecord, type MigrationNotice } from './migration-notice.ts'

/** The move to sign-ins that a phone approves. Reached as `sixpence.migration`. */
export interface Migration {
  /** What the bank asked when this session began; undefined when nothing, or once it was put off. */
  asked(): MigrationNotice | undefined
  /** Puts it off, or is done with it: this session is not asked again. */
  putOff(): void
  /** Whether sign-ins are approved on a phone, and what kind of user this is. */
  profile(signal?: AbortSignal): Promise<AuthProfile>
  /**
   * Sends the links of the app stores by SMS.
   *
   * @param phoneNumber In the form of E.164.
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one.
   */
  sendStoreLinks(phoneNumber: string): Promise<void>
}

interface MigrationOptions {
  readonly platform: Pick<Platform, 'tabStorage'>
  readonly namespace: string
  readonly call: CallAsCustomer
}

/** Binds the move to a tab and to calls that a sign-in may make too. */
export function createMigration({ platform, namespace, call }: MigrationOptions): Migration {
  const record = createMigrationRecord(platform, namespace)
  return {
    asked: () => record.read(),
    putOff: () => record.write(undefined),
    profile: signal =>
      call({
        method: 'GET',
        path: signInMethods.authProfile.path,
        read: body => z.safeDecode(signInMethods.authProfile.output, body as never).data, // the schema judges it
        signal,
      }),
    async sendStoreLinks(phoneNumber) {
      await call({
        path: signInMethods.sendStoreLinks.path,
        body: { phoneNumber },
        read: () => true,
      })
    },
  }
}
