import {
  BATCH_ENCODINGS,
  type ChosenDialect,
  DECIMAL_MARKS,
  DELIMITERS,
} from '@sixpence/protocol/batch-files'
import type { BatchType } from '@sixpence/protocol/batches'
import {
  boolean,
  decoder,
  list,
  object,
  oneOf,
  optional,
  string,
  type ValueOf,
} from '@sixpence/protocol/decode'
import type { BatchCheck } from '../batch-files/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { base64url } from '../platform/index.ts'

/** The choices with which a user had a file read. */
export interface ChosenReading extends Pick<BatchCheck, 'encoding' | 'delimiter'> {
  readonly chosen?: ChosenDialect | undefined
}

/** The files that are read alike: those with one header, for one account. */
export interface AlikeFiles {
  readonly type: BatchType
  readonly accountId: string
  /** The header as it was read before any choice. */
  readonly header: readonly string[]
}

/** Remembers on this device how the user had files read. */
export interface KeptReadings {
  readonly read: (files: AlikeFiles) => Promise<ChosenReading | undefined>
  readonly keep: (files: AlikeFiles, reading: ChosenReading) => Promise<void>
}

const MOST_READINGS = 50

const recordDecoder = /* @__PURE__ */ decoder(
  list(
    object({
      id: string,
      encoding: optional(oneOf(...BATCH_ENCODINGS)),
      delimiter: optional(oneOf(...DELIMITERS)),
      decimalMark: optional(oneOf(...DECIMAL_MARKS)),
      hasHeader: optional(boolean),
      /** Empty texts for unused columns. */
      columns: optional(list(string)),
    }),
  ),
)

type Kept = ValueOf<typeof recordDecoder>[number]

/**
 * Keeps the newest readings, also after signing out: only the bank's names of columns, under a
 * digest of user, account and header.
 */
export function keptReadings({
  platform: { storage, sha256 },
  namespace,
  subject,
}: Pick<BankAccess, 'platform' | 'namespace' | 'subject'>): KeptReadings {
  const key = `${namespace}/readings`

  async function idOf({ type, accountId, header }: AlikeFiles): Promise<string | undefined> {
    const names = header.map(name => name.trim())
    const user = subject()
    if (!user || names.every(name => name === '')) return undefined
    const text = JSON.stringify([user.key, type, accountId, names])
    return base64url(await sha256(new TextEncoder().encode(text)))
  }

  return {
    async read(files) {
      const id = await idOf(files)
      const kept = id && knownIn(await storage.read<unknown>(key)).find(one => one.id === id)
      return kept ? readingOf(kept) : undefined
    },
    async keep(files, reading) {
      const id = await idOf(files)
      if (id === undefined) return
      await storage.update<unknown>(key, current => {
        const others = knownIn(current).filter(one => one.id !== id)
        return [keptOf(id, reading), ...others].slice(0, MOST_READINGS)
      })
    },
  }
}

/** Another version may have written the record. */
const knownIn = (record: unknown): readonly Kept[] => recordDecoder.decode(record).value ?? []

const keptOf = (id: string, { encoding, delimiter, chosen = {} }: ChosenReading): Kept => ({
  id,
  ...(encoding && { encoding }),
  ...(delimiter && { delimiter }),
  ...(chosen.decimalMark && { decimalMark: chosen.decimalMark }),
  ...(chosen.hasHeader !== undefined && { hasHeader: chosen.hasHeader }),
  ...(chosen.columns && { columns: chosen.columns.map(name => name ?? '') }),
})

const readingOf = ({ encoding, delimiter, decimalMark, hasHeader, columns }: Kept) => ({
  ...(encoding && { encoding }),
  ...(delimiter && { delimiter }),
  chosen: {
    ...(decimalMark && { decimalMark }),
    ...(hasHeader !== undefined && { hasHeader }),
    ...(columns && { columns: columns.map(name => name || undefined) }),
  },
})
