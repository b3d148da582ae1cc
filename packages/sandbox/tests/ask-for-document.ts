import type { TestPerson, TestSandbox } from './test-sandbox.ts'

/** Makes the bank require a document without limiting anything. */
export async function askForDocument(bank: TestSandbox, { customerId }: TestPerson): Promise<void> {
  const { sql } = bank.database
  await sql`
    insert into limit_reason (id, customer_id, reason_id, in_force, since)
    values (${`reason-${customerId}`}, ${customerId}, 1, false, now())`
  await sql`
    insert into limit_requirement (id, reason_id, category_id)
    values (${`requirement-${customerId}`}, ${`reason-${customerId}`}, 7)`
}

/** Makes a member of staff propose something about a customer, unconfirmed. */
export async function proposeFor(
  bank: TestSandbox,
  of: TestPerson,
  proposedBy: string,
): Promise<void> {
  await bank.database.sql`
    insert into due_diligence_proposal values (${`proposal-${of.customerId}`},
      ${of.customerId}, '[]', ${proposedBy}, now(), now() + interval '1 day')`
}
