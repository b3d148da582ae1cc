import type { Bank } from '@sixpence/core/bank'
import { createStore, type BankReduxStore } from './create-store.ts'
import { forgetOnSignOut } from './forget-on-sign-out.ts'

interface Ahead {
  readonly store: BankReduxStore
  readonly stop: () => void
}

const ahead = new WeakMap<Bank, Ahead>()
const shown = new WeakMap<Bank, number>()

/**
 * Returns the store that the next `BankStore` of a bank begins with, so that questions can be put
 * before it is rendered. Returns undefined while one is on show, which puts its questions itself.
 */
export function storeAhead(sixpence: Bank): BankReduxStore | undefined {
  if (shown.get(sixpence)) return undefined
  const known = ahead.get(sixpence)
  if (known) return known.store
  const store = createStore(sixpence)
  // The next user mustn't find the answers for the previous one.
  ahead.set(sixpence, { store, stop: forgetOnSignOut(store, sixpence) })
  return store
}

/** Returns the store of a `BankStore` that is about to be rendered. */
export const firstStore = (sixpence: Bank): BankReduxStore =>
  ahead.get(sixpence)?.store ?? createStore(sixpence)

/** Marks a `BankStore` as on show: it watches its store itself. The returned function ends that. */
export function showStore(sixpence: Bank): () => void {
  ahead.get(sixpence)?.stop()
  ahead.delete(sixpence)
  count(sixpence, 1)
  return () => count(sixpence, -1)
}

const count = (sixpence: Bank, change: number) =>
  shown.set(sixpence, (shown.get(sixpence) ?? 0) + change)
