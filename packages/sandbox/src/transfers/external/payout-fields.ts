import type { Locale, PayoutField } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import { textsOf } from '../../language/index.ts'

const OPTION_NAMES = textsOf('payoutOption')

/** Returns the fields of forms, by the names of the forms. */
export async function payoutFields(
  sql: Sql,
  forms: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly PayoutField[]>> {
  const rows = await sql<FieldRow>`
    select form, name, to_json(kinds) as kinds, is_required, min_length, max_length,
      to_json(choices) as choices, options_from
    from payout_field where form = any(${[...forms]}) order by form, position`
  const byForm = new Map<string, PayoutField[]>(forms.map(form => [form, []]))
  for (const row of rows) byForm.get(row.form)?.push(fieldOf(row, locale))
  return byForm
}

interface FieldRow extends Record<string, unknown> {
  readonly form: string
  readonly name: string
  readonly kinds: string[]
  readonly is_required: boolean
  readonly min_length: number
  readonly max_length: number
  readonly choices: (keyof (typeof OPTION_NAMES)['en'])[] | null
  readonly options_from: PayoutField['optionsFrom'] | null
}

function fieldOf(row: FieldRow, locale: Locale): PayoutField {
  const { name, kinds, choices, options_from } = row
  return {
    name,
    kinds,
    isRequired: row.is_required,
    minLength: row.min_length,
    maxLength: row.max_length,
    ...(choices && { options: choices.map(id => ({ id, name: OPTION_NAMES[locale][id] })) }),
    ...(options_from && { optionsFrom: options_from }),
  }
}
