import type { Device, MigrationAnswer } from '@sixpence/protocol/sign-in'
import { parseJson, pickFields } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { readDevices } from './read-devices.ts'

/** How the bank asks a customer to move to sign-ins that a phone approves. */
export interface MigrationNotice {
  /** `soft`: may be put off. `strict`: there is no session before. */
  readonly need: 'soft' | 'strict'
  readonly daysLeft: number
  /** `migrate`: a linked phone confirms it. `enable`: a phone must be linked first. */
  readonly strategy: MigrationAnswer['strat']
  /** The phones that are linked. */
  readonly devices: readonly Device[]
}

/** Judges what an answer to a name and password says of it; undefined when nothing is asked. */
export function readMigration(body: unknown): MigrationNotice | undefined {
  const { migration } = (body ?? {}) as { migration?: unknown }
  const told = pickFields(migration, { req: 'string', daysLeft: 'number', strat: 'string' })
  if (told?.req !== 'soft' && told?.req !== 'strict') return undefined
  const { devices = [] } = readDevices((migration as { devices?: unknown }).devices) ?? {}
  return {
    need: told.req,
    daysLeft: Number(told.daysLeft),
    strategy: told.strat === 'migrate' ? 'migrate' : 'enable',
    devices,
  }
}

/** What the session of this tab began with; kept over a reload. */
export interface MigrationRecord {
  read(): MigrationNotice | undefined
  /** Undefined forgets it. */
  write(notice: MigrationNotice | undefined): void
}

/** Keeps a notice, which holds nothing secret, in this tab alone. */
export function createMigrationRecord(
  { tabStorage }: Pick<Platform, 'tabStorage'>,
  namespace: string,
): MigrationRecord {
  const key = `${namespace}/migration`
  return {
    read() {
      const text = tabStorage.read(key)
      // Another version of the app may have written it, so it is checked like an answer.
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
