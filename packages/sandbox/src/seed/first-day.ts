import { makeCardKeys } from '../cards/index.ts'
import { makeSigningKey } from '../credentials/index.ts'
import type { FirstDay } from '../db/index.ts'
import { seedBank } from './seed-bank.ts'
import { SEED_ACCESS } from './seed-access.ts'
import { SEED_ANNOUNCEMENTS } from './seed-announcements.ts'
import { SEED_BATCHES, SEED_DRAFTS, SEED_WAITING_BATCH } from './batches/seed-batches.ts'
import { SEED_CARDS } from './seed-cards.ts'
import { SEED_EXTERNAL_BATCHES, SEED_EXTERNAL_CARD } from './batches/seed-external-batches.ts'
import { SEED_EMBEDDERS } from './seed-embedders.ts'
import { SEED_INVOICES } from '../invoices/index.ts'
import { SEED_SUBSCRIBERS } from '../preapproved/index.ts'
import { SEED_HISTORY } from './seed-history.ts'
import { SEED_HOMES } from './seed-homes.ts'
import { SEED_PEOPLE } from './seed-people.ts'

/** Returns the first day of every bank, at a given time; its keys are its own. */
export function firstDay(now: Date): FirstDay {
  return {
    source: JSON.stringify([
      SEED_PEOPLE,
      SEED_HISTORY,
      SEED_EMBEDDERS,
      SEED_ACCESS,
      SEED_HOMES,
      SEED_ANNOUNCEMENTS,
      SEED_CARDS,
      SEED_BATCHES,
      SEED_WAITING_BATCH,
      SEED_DRAFTS,
      SEED_EXTERNAL_BATCHES,
      SEED_EXTERNAL_CARD,
      SEED_INVOICES,
      SEED_SUBSCRIBERS,
    ]),
    now,
    fill: sql => seedBank(sql, now),
    addSecrets: async sql => {
      await makeSigningKey(sql, now)
      await makeCardKeys(sql)
    },
  }
}
