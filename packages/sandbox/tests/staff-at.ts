import { CARD_STATUS } from '@sixpence/protocol'
import { addCard } from '../src/cards/index.ts'
import { type Json, readJson, type TestPerson, type TestSandbox } from './test-sandbox.ts'

/** The reason for staff's calls, in tests. */
export const REASON = 'Called about a payment'

const VIRTUAL_CARD = 2006
const ACTIVE = Number(Object.entries(CARD_STATUS).find(([, word]) => word === 'active')?.[0])

/** A line of the log of staff's calls. */
export interface StaffLine {
  call: string
  customer_id: string | null
  named: string | null
  reason: string | null
  about: string | null
  outcome: string | null
  refused_with: string | null
  found: string[] | null
}

/** Returns calls to act as staff at a bank. */
export function staffAt(bank: TestSandbox) {
  const ask = (method: string, body: object, by: string): Promise<Json> =>
    readJson(bank.call(method, body, by))
  const tokenOf = async (person: Pick<TestPerson, 'email' | 'password'>) =>
    (await bank.signIn(person)).accessToken
  return {
    ask,
    tokenOf,
    aMemberOfStaff: () => bank.person({ name: 'Amara Nwosu', standing: { isAdmin: true } }),
    begin: (customerId: string, by: string, reason = REASON) =>
      ask('staffAccessBegin', { fromCustomerId: customerId, reason }, by),
    /** Makes a working card. */
    aCardOf: ({ customerId }: TestPerson) =>
      bank.database.transaction(sql =>
        addCard(
          { sql, newId: () => crypto.randomUUID() },
          { customerId, type: VIRTUAL_CARD, at: new Date(), statusId: ACTIVE },
        ),
      ),
    linesOf: (staff: TestPerson) =>
      bank.database.sql<StaffLine & Record<string, unknown>>`
        select call, act.customer_id, named, reason, about, outcome, refused_with, found
        from staff_act act left join staff_act_outcome on act_id = act.id
          left join staff_access on staff_access.id = access_id
        where act.staff_id = ${staff.customerId} order by act.position`,
    /** Returns the bank's contents without the log of staff's calls. */
    contents: async (): Promise<Record<string, string>> => {
      const tables = await bank.database.sql<{ name: string }>`
        select tablename as name from pg_tables
        where schemaname = 'public' and tablename not like 'staff_%'`
      const parts = tables.map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
      )
      const text = Object.assign([parts.join(' union all ')], { raw: [] })
      const rows = await bank.database.sql<{ name: string; sum: string }>(text)
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
    },
  }
}
