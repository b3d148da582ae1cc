import type { Device, MigrationAnswer } from '@sixpence/protocol/sign-in'
import { parseJson, pickFields } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { readDevices } from './read-devices.ts'

/** The bank's request to move to sign-ins approved on a phone. */
export interface MigrationNotice {
  /** `soft`: can be postponed. `strict`: required before there is a session. */
  readonly need: 'soft' | 'strict'
  readonly daysLeft: number
  /** `migrate`: a linked phone confirms it. `enable`: a phone must be linked first. */
  readonly strategy: MigrationAnswer['strat']
  /** The linked phones. */
  readonly devices: readonly Device[]
}

/** Reads the request from a login answer; undefined if there is none. */
export function readMigration(body: unknown): MigrationNotice | undefined {
  const { migration } = (body ?? {}) as { migration?: unknown }
  const fields = pickFields(migration, { req: 'string', daysLeft: 'number', strat: 'string' })
  if (fields?.req !== 'soft' && fields?.req !== 'strict') return undefined
  const { devices = [] } = readDevices((migration as { devices?: unknown }).devices) ?? {}
  return {
    need: fields.req,
    daysLeft: Number(fields.daysLeft),
    strategy: fields.strat === 'migrate' ? 'migrate' : 'enable',
    devices,
  }
}

/** The request from the start of this tab's session; kept across reloads. */
export interface MigrationRecord {
  read(): MigrationNotice | undefined
  /** Undefined deletes it. */
  write(notice: MigrationNotice | undefined): void
}

/** Keeps a notice, which contains no secrets, only in this tab. */
export function createMigrationRecord(
  { tabStorage }: Pick<Platform, 'tabStorage'>,
  namespace: string,
): MigrationRecord {
  const key = `${namespace}/migration`
  return {
    read() {
      const text = tabStorage.read(key)
      // Checked like an answer, because another version of the app may have written it.
      return text === undefined ? undefined : readMigration(parseJson(text)?.value)
    },
    write(notice) {
      if (!notice) return tabStorage.remove(key)
      const { need, daysLeft, strategy, devices } = notice
      const migration = { req: need, daysLeft, strat: strategy, devices }
      tabStorage.write(key, JSON.stringify({ migration }))
    },
  }
}
