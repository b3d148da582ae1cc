import {
  type ExternalKind,
  type ExternalPermission,
  type PaymentTemplate,
  PERSONAL_DETAILS,
} from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../../http/index.ts'
import { isKindOpen } from '../external/payout-ways.ts'

export const listTemplatesHandlers = {
  templates: async ({ permission, countryCode }, { sql, caller }) => {
    const rows = await sql<TemplateRow>`
      select id, name, kind, permission, country_code as "countryCode", currency,
        payee_name as "payeeName", details, amount, note
      from payment_template where customer_id = ${caller.customerId}
        and (${permission}::text is null or permission = ${permission})
        and (${countryCode}::text is null or country_code = ${countryCode})
      order by name, id`
    const open = rows.filter(row => isKindOpen(caller, row.kind, row.permission))
    return { items: open.map(templateOf) }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

interface TemplateRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly kind: ExternalKind
  readonly permission: ExternalPermission
  readonly countryCode: string
  readonly currency: string
  readonly payeeName: string
  readonly details: Readonly<Record<string, string>>
  readonly amount: string | null
  readonly note: string | null
}

const templateOf = ({ details, amount, note, ...row }: TemplateRow): PaymentTemplate => ({
  ...row,
  details: refillable(details),
  ...(amount !== null && { amount }),
  ...(note !== null && { note }),
})

/**
 * Returns the details with which to fill a form again; those that identify a person have to be
 * entered again.
 */
export const refillable = (details: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !PERSONAL_DETAILS.includes(name)))
