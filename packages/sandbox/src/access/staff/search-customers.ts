import { CUSTOMER_TYPE, type FoundCustomer } from '@sixpence/protocol'
import type { accessMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../../http/index.ts'

const MOST = 20

interface FoundRow {
  customerId: string
  customerName: string
  customerUsername: string
  kind: keyof typeof CUSTOMER_TYPE
  total: number
}

export const searchCustomersHandlers = {
  search: async ({ query }, { sql }) => {
    const rows = await sql<FoundRow & Record<string, unknown>>`
    select id as "customerId", full_name(c) as "customerName", email as "customerUsername", kind,
      (count(*) over ())::int as total
    from customer c
    where not is_admin and strpos(searchable(id || ' ' || email || ' ' || full_name(c) || ' ' ||
      first_name || ' ' || last_name), searchable(${query.trim()})) > 0
    order by position limit ${MOST}`
    return { items: rows.map(foundOf), total: rows[0]?.total ?? 0 }
  },
} satisfies Partial<Handlers<typeof accessMethods>>

const foundOf = ({
  customerId,
  customerName,
  customerUsername,
  kind,
}: FoundRow): FoundCustomer => ({
  customerId,
  customerName,
  customerUsername,
  customerType: CUSTOMER_TYPE[kind],
})
