import type { RefreshRecord, TokenStore } from './token-store.ts'

/** What became of the record of a session. */
export interface TakenRecord {
  /** The record that is to be worth nothing from now on: the bank has to be told. */
  readonly taken: RefreshRecord | undefined
  /** The record that stays, because it is not over. */
  readonly standing: RefreshRecord | undefined
}

interface TakeOptions {
  readonly store: TokenStore
  readonly isOver: (record: RefreshRecord) => boolean
  readonly onFailure: (message: string, cause: unknown) => void
}

/**
 * Deletes the record of a session that is over. Never rejects: a storage that no longer writes is
 * read instead, so that the bank can still be told.
 */
export async function takeRecord({ store, isOver, onFailure }: TakeOptions): Promise<TakenRecord> {
  let taken: RefreshRecord | undefined
  const judge = (record: RefreshRecord | undefined) => {
    taken = record && isOver(record) ? record : undefined
    return taken ? undefined : record
  }
  try {
    const standing = await store.update(judge)
    return { taken, standing }
  } catch (cause) {
    onFailure('the ended session could not be deleted', cause)
  }
  try {
    const standing = judge(await store.read())
    return { taken, standing }
  } catch (cause) {
    onFailure('the ended session could not be read', cause)
    return { taken: undefined, standing: undefined }
  }
}
