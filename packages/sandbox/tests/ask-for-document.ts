import type { TestPerson, TestSandbox } from './test-sandbox.ts'

/** The bank asks for a document, and limits nothing yet. */
export async function askForDocument(bank: TestSandbox, { customerId }: TestPerson): Promise<void> {
  const { sql } = bank.database
  await sql`
    insert into limit_reason (id, customer_id, reason_id, in_force, since)
    values (${`reason-${customerId}`}, ${customerId}, 1, false, now())`
  await sql`
    insert into limit_requirement (id, reason_id, category_id)
    values (${`requirement-${customerId}`}, ${`reason-${customerId}`}, 7)`
}

/** Somebody of the staff has proposed something about a customer, and nobody has confirmed it. */
export async function proposeFor(
  bank: TestSandbox,
  of: TestPerson,
  proposedBy: string,
): Promise<void> {
  await bank.database.sql`
    insert into due_diligence_proposal values (${`proposal-${of.customerId}`},
      ${of.customerId}, '[]', ${proposedBy}, now(), now() + interval '1 day')`
}
