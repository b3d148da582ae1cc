import type { SourceChange } from '@sixpence/tooling/bundle'

/** A bug that somebody could write, as a change of the sources. */
export interface SeededBug {
  readonly name: string
  readonly client?: readonly SourceChange[]
  readonly bank?: readonly SourceChange[]
  /** Matches the finding it must cause. */
  readonly caughtAs: RegExp
}

export const SEEDED_BUGS: readonly SeededBug[] = [
  {
    name: 'a new key for each retry',
    client: [
      {
        file: 'payments/send-payment.ts',
        from: '{ key: id, subject: owner, onRequest }',
        to: '{ key: crypto.randomUUID(), subject: owner, onRequest }',
      },
    ],
    caughtAs: /no journal knows of/,
  },
  {
    name: 'the journal is written after sending',
    client: [
      {
        file: 'payments/payment-journal.ts',
        from: `    const entry = await this.#storage.update<JournalEntry>(key, current => {
      before = current
      return change(current)
    })`,
        to: `    this.drafts ??= new Map()
    before = this.drafts.get(key) ?? (await this.#storage.read(key))
    const entry = change(before)
    if (entry && ['reviewed', 'sent'].includes(entry.intent.status)) this.drafts.set(key, entry)
    else {
      this.drafts.delete(key)
      await this.#storage.update(key, () => entry)
    }`,
      },
      {
        file: 'payments/payment-journal.ts',
        from: 'const entry = await this.#storage.read<JournalEntry>(this.#key(owner, id))',
        to: `const entry =
      this.drafts?.get(this.#key(owner, id)) ?? (await this.#storage.read(this.#key(owner, id)))`,
      },
    ],
    caughtAs: /no journal knows of/,
  },
  {
    name: 'no answer is taken for a failure',
    client: [
      {
        file: 'payments/rules/payment-outcome.ts',
        from: '  return isCertain(error)\n',
        to: '  return error\n',
      },
    ],
    caughtAs: /refused, yet/,
  },
  {
    name: 'debit and credit are committed one after the other',
    bank: [
      {
        file: 'ledger/insert-entry.ts',
        from: "  for (const { accountId, currencyCode, amount, purpose = 'principal' } of postings) {\n",
        to: `  let isLater = false
  for (const { accountId, currencyCode, amount, purpose = 'principal' } of postings) {
    if (isLater) {
      await sql\`commit\`
      await sql\`begin\`
    }
    isLater = true
`,
      },
      {
        file: 'db/savepoint.ts',
        from: '  await sql`savepoint undo_to_here`\n',
        to: '  if (sql) return work()\n',
      },
      // The ledger would refuse it, so this removes the check.
      {
        file: 'db/migrations.gen.ts',
        from: 'where id = new.entry_id and written_by = pg_current_xact_id();',
        to: 'where id = new.entry_id;',
      },
      {
        file: 'db/migrations.gen.ts',
        from: '  if (select count(*) from posting where entry_id = entry) < 2 then',
        to: '  return;\n  if (select count(*) from posting where entry_id = entry) < 2 then',
      },
    ],
    caughtAs: /entryBalances|booksBalance/,
  },
  {
    name: 'a key is not bound to its order',
    bank: [
      {
        file: 'payments/idempotency/answer-keyed.ts',
        from: '  if (stored.fingerprint !== order) {\n',
        to: '  if (stored.fingerprint === undefined) {\n',
      },
    ],
    caughtAs: /"reusedKeys":[1-9]/,
  },
  {
    name: 'a run is made under a key without its number',
    bank: [
      {
        file: 'preapproved/make-run.ts',
        from: `\`\${id}.\${number}\``,
        to: `\`\${id}.\``,
      },
    ],
    caughtAs: /eachRunOnce/,
  },
  {
    name: 'a row of a batch has the key of its position',
    bank: [
      {
        file: 'batches/paying/pay-rows.ts',
        from: 'rowId}` }] : []',
        to: 'at}` }] : []',
      },
    ],
    caughtAs: /eachRowOnce/,
  },
  {
    name: 'the outcome of a row is committed after its payment',
    bank: [
      {
        file: 'batches/paying/pay-rows.ts',
        from: '  await keepOutcomes(context, batchId, outcomes)\n',
        to: `  await context.sql\`commit\`
  await context.sql\`begin\`
  await keepOutcomes(context, batchId, outcomes)
`,
      },
    ],
    caughtAs: /openRows|no journal knows of/,
  },
  {
    name: 'money comes back by a deletion',
    bank: [
      {
        file: 'transfers/external/clearing/book-return.ts',
        from: `    update external_transfer set state = 'returned', returned_by = \${entryId}\n`,
        to: '    delete from external_transfer\n',
      },
    ],
    caughtAs: /externalFollowed/,
  },
  {
    name: 'whatever is no own transfer is one to somebody',
    client: [
      {
        file: 'payments/rules/payment-kinds.ts',
        from: '  return KINDS[kind]\n',
        to: "  return KINDS[kind === 'ownTransfer' ? kind : 'p2pTransfer']\n",
      },
    ],
    caughtAs: /TypeError/,
  },
]
