import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BatchDraft } from './batch-draft.ts'
import { anyChange, fileLines, type MakeChange } from './draft-changes.fixture.ts'
import type { DraftPart } from './sync/draft-part.ts'
import { draftOf, shown } from './drafts.fixture.ts'
import type { BankRow } from './sync/rebase.ts'

/** Keeps rows by the rules of the bank: a part of an older version is refused. */
class Bank {
  version = 0
  readonly rows = new Map<string, BankRow & { readonly version: number }>()

  constructor(draft: BatchDraft) {
    for (const rowId of draft.ids('all')) this.#put(rowId, cellsOf(draft, rowId), false)
  }

  /** Returns the rows that have changed since a version. */
  since(version: number): BankRow[] {
    return [...this.rows.values()].filter(row => row.version > version)
  }

  keep(part: DraftPart, version: number): BankRow[] | undefined {
    if (version !== this.version) return undefined
    this.version += 1
    for (const { rowId, cells } of [...part.adds, ...part.updates])
      this.#put(rowId, { ...this.rows.get(rowId)?.cells, ...cells })
    for (const rowId of part.deletes) this.#put(rowId, {}, true)
    for (const rowId of part.restores) this.#put(rowId, {}, false)
    return this.since(version)
  }

  #put(rowId: string, cells: BankRow['cells'], isDeleted?: boolean): void {
    const before = this.rows.get(rowId)
    this.rows.set(rowId, {
      rowId,
      cells: { ...before?.cells, ...cells },
      isDeleted: isDeleted ?? before?.isDeleted ?? false,
      position: before?.position ?? this.rows.size,
      version: this.version,
    })
  }
}

const cellsOf = (draft: BatchDraft, rowId: string) =>
  Object.fromEntries(['email', 'amount', 'note'].map(name => [name, draft.cell(rowId, name)]))

/** A tab with the version of the bank's rows that it knows. */
class Tab {
  draft: BatchDraft
  readonly #bank: Bank
  #version = 0
  #answer: BankRow[] | 'stale' | undefined

  constructor(bank: Bank, draft: BatchDraft) {
    this.#bank = bank
    this.draft = draft
  }

  /** Sends a part. The bank decides now, and the answer comes later. */
  send(): void {
    if (this.#answer) return
    this.draft = this.draft.send(3)
    const part = this.draft.sent
    if (part) this.#answer = this.#bank.keep(part, this.#version) ?? 'stale'
  }

  receive(): void {
    const answer = this.#answer
    this.#answer = undefined
    if (answer === 'stale') this.readNewer()
    else if (answer) {
      this.draft = this.draft.acknowledge(answer)
      this.#version += 1
    }
  }

  lose(): void {
    this.#answer = undefined
  }

  readNewer(): void {
    if (this.#answer) return
    this.draft = this.draft.rebase(this.#bank.since(this.#version))
    this.#version = this.#bank.version
  }

  /** Sends until the bank has everything. Returns the number of parts. */
  finish(): number {
    let parts = 0
    this.receive()
    for (this.readNewer(); this.draft.pending > 0; parts += 1) {
      this.send()
      this.receive()
    }
    return parts
  }
}

const ACTS = ['send', 'receive', 'lose', 'readNewer'] as const
const move = fc.record({
  tab: fc.nat(1),
  act: fc.oneof(
    anyChange.map(make => (tab: Tab) => edit(tab, make)),
    fc.constantFrom('undo', 'redo').map(step => (tab: Tab) => {
      tab.draft = step === 'undo' ? tab.draft.undo() : tab.draft.redo()
    }),
    fc.constantFrom(...ACTS).map(act => (tab: Tab) => tab[act]()),
  ),
})

function edit(tab: Tab, make: MakeChange): void {
  tab.draft = tab.draft.change(make(tab.draft))
}

describe('two tabs', () => {
  it('have the rows of the bank in the end, whatever each has edited', () => {
    fc.assert(
      fc.property(fileLines, fc.array(move, { maxLength: 20 }), (lines, moves) => {
        const drafts = ['m', 't'].map(prefix => draftOf(lines, undefined, prefix))
        const bank = new Bank(draftOf(lines))
        const tabs = drafts.map(draft => new Tab(bank, draft))
        for (const { tab, act } of moves) {
          const mover = tabs[tab]
          if (mover) act(mover)
        }
        for (const tab of [...tabs, ...tabs]) expect(tab.finish()).toBeLessThan(50)
        const [one, other] = tabs.map(tab => shown(tab.draft))
        expect(one).toEqual(other)
        for (const { rowId, cells, isDeleted } of bank.rows.values()) {
          const { draft } = tabs[0] ?? {}
          expect([draft && cellsOf(draft, rowId), draft?.isDeleted(rowId)]).toEqual([
            { email: '', amount: '', note: '', ...cells },
            isDeleted,
          ])
        }
      }),
      { numRuns: 100, seed: 39 },
    )
  })
})
