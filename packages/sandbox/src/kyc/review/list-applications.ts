import { CUSTOMER_TYPE, type KycKind } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import { decisionDay } from '../decision-day.ts'
import { documentStates, type DocumentState } from '../required-documents.ts'

/** Answers that wait for the bank. */
export interface Application {
  readonly customerId: string
  readonly to: string
  readonly name: string
  readonly kind: KycKind
  readonly submitted: string
  readonly decisionBy: string
  readonly documents: readonly Pick<DocumentState, 'categoryId' | 'state'>[]
}

interface Row extends Record<string, unknown> {
  readonly customerId: string
  readonly to: string
  readonly name: string
  readonly customerType: keyof typeof CUSTOMER_TYPE
  readonly at: Date
}

/** Lists the submissions that the bank's staff must decide, oldest first. */
export async function listApplications(sql: Sql): Promise<readonly Application[]> {
  const rows = await sql<Row>`
    select customer_id as "customerId", email as to, full_name(customer) as name,
      kind as "customerType", submitted_at as at
    from kyc_info join customer on id = customer_id
    where submitted_at is not null and accepted_at is null order by submitted_at limit 100`
  const applications: Application[] = []
  for (const { customerType, at, ...row } of rows) {
    const kind = CUSTOMER_TYPE[customerType] === 'personal' ? 'personal' : 'business'
    const states = await documentStates(kind, { sql, customerId: row.customerId })
    const documents = states.map(({ categoryId, state }) => ({ categoryId, state }))
    const decisionBy = decisionDay(at)
    applications.push({ ...row, kind, submitted: at.toISOString(), decisionBy, documents })
  }
  return applications
}
