import { useState } from 'react'

/** The draft that a workbench begins with. */
export interface OwnDraft {
  /** The id of the draft to read from the bank; undefined for a new one, or one made here. */
  readonly toOpen: string | undefined
  /** Another one starts the workbench over. */
  readonly key: string
  /** Notes the id of the draft that was made here, so that it isn't read again. */
  readonly keep: (batchId: string) => void
  /** Begins another batch. */
  readonly restart: () => void
}

/** Follows the id in the address. An address that loses its id begins another batch. */
export function useOwnDraft(batchId: string | undefined): OwnDraft {
  const [{ last, ownId, round }, setState] = useState<OwnState>({ last: batchId, round: 0 })
  if (last !== batchId) setState(followed({ last, ownId, round }, batchId))
  const toOpen = batchId === ownId ? undefined : batchId
  return {
    toOpen,
    key: `${String(round)} ${toOpen ?? ''}`,
    keep: id => setState(state => ({ ...state, ownId: id })),
    restart: () => setState(state => ({ ...state, round: state.round + 1 })),
  }
}

interface OwnState {
  readonly last: string | undefined
  readonly ownId?: string | undefined
  readonly round: number
}

const followed = ({ ownId, round }: OwnState, batchId: string | undefined): OwnState =>
  batchId === undefined
    ? { last: batchId, round: round + 1 }
    : { last: batchId, ownId: batchId === ownId ? ownId : undefined, round }
