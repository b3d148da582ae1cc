import { expect } from 'vitest'
import { findFaults } from '../src/audit/find-faults.ts'
import type { Finding } from '../src/audit/index.ts'
import type { Database, Script } from '../src/db/index.ts'

const UNDO = new Error('Undone.')

const GUARDED = [
  'posting',
  'journal_entry',
  'ledger_account',
  'payment',
  'external_transfer',
  'subscription',
  'subscription_run',
]

const DROP_CHECKS = `do $$ declare c record; begin
  for c in select conrelid::regclass as owner, conname from pg_constraint
    where conrelid in ('payment'::regclass, 'ledger_account'::regclass,
        'external_transfer'::regclass, 'subscription'::regclass, 'subscription_run'::regclass)
      and (contype in ('c', 'f')
        or (contype = 'u' and conname ~ '^(payment|external_transfer|subscription_run)')
        or (contype = 'p' and conname ~ '^(external_transfer|subscription_run)'))
  loop execute format('alter table %s drop constraint %I', c.owner, c.conname); end loop;
end $$`

/**
 * Returns an auditor's findings after somebody with all rights did `harm`, which is undone
 * afterwards.
 */
export async function findingsAfter(
  database: Database,
  harm: (script: Script) => Promise<void>,
): Promise<Finding[]> {
  let found: Finding[] = []
  const done = database.transaction(async (sql, script) => {
    await script('set constraints all immediate')
    for (const table of GUARDED) await script(`alter table ${table} disable trigger user`)
    await script(DROP_CHECKS)
    await harm(script)
    found = await findFaults(sql)
    throw UNDO
  })
  await expect(done).rejects.toBe(UNDO)
  return found
}

/** Lists the broken invariants, each once. */
export const invariantsOf = (findings: readonly Finding[]) => [
  ...new Set(findings.map(({ invariant }) => invariant)),
]
