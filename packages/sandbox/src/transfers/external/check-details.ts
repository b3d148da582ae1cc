import type { PayoutField } from '@sixpence/protocol'
import { isIbanOf } from '@sixpence/protocol/bank-details'
import type { CallerContext } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { detailOf } from './check-detail.ts'
import { checkPayoutCard } from '../../payments/index.ts'
import { checkInstantKey } from '../payees/instant-keys.ts'
import { payoutFields } from './payout-fields.ts'
import type { PayoutWayRow } from './payout-ways.ts'

type Details = Readonly<Record<string, string>>

/**
 * Returns the details of a payee's account, each in its canonical spelling, by the form of the way.
 *
 * @throws {Refusal} `VF` with the name of the field.
 */
export async function checkDetails(
  details: Details,
  { form, countryCode }: PayoutWayRow,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<Record<string, string>> {
  // The language of the options doesn't matter here.
  const fields = (await payoutFields(sql, [form], 'en')).get(form) ?? []
  const stranger = Object.keys(details).find(name => !fields.some(field => field.name === name))
  if (stranger !== undefined) throw refuse.invalid(stranger, 'This is not asked for.')
  const given = fields.flatMap(field => checked(field, details[field.name]))
  const right = Object.fromEntries(given)
  if (right['iban'] !== undefined && !isIbanOf(right['iban'], countryCode)) {
    throw refuse.invalid('iban', 'The account is in another country.')
  }
  await checkBank(right, fields, { sql, countryCode })
  await checkInstantKey(right, { sql, countryCode })
  await checkPayoutCard(right, { sql, clock, caller })
  return right
}

function checked(field: PayoutField, typed = ''): readonly (readonly [string, string])[] {
  const { name, isRequired, options, minLength, maxLength } = field
  if (typed.trim() === '') {
    if (isRequired) throw refuse.invalid(name, 'This is needed.')
    return []
  }
  const value = detailOf(field, typed)
  const fits = value !== undefined && value.length >= minLength && value.length <= maxLength
  if (!fits || (options && !options.some(({ id }) => id === value))) {
    throw refuse.invalid(name, 'There is no such number.')
  }
  return [[name, value]]
}

const BANK_LISTS = ['bankList', 'instantBankList']

async function checkBank(
  details: Details,
  fields: readonly PayoutField[],
  { sql, countryCode }: { sql: Sql; countryCode: string },
): Promise<void> {
  const bank = fields.find(({ optionsFrom = '' }) => BANK_LISTS.includes(optionsFrom))
  const branch = fields.find(({ optionsFrom }) => optionsFrom === 'branchCodeOptionsGet')
  const code = bank && details[bank.name]
  if (!bank || code === undefined) return
  const [known] = await sql`
    select name from payout_bank where country_code = ${countryCode} and bank_code = ${code}`
  if (!known) throw refuse.invalid(bank.name, 'There is no such bank.')
  if (!branch) return
  const [found] = await sql`
    select name from payout_branch where country_code = ${countryCode} and bank_code = ${code}
      and branch_code = ${details[branch.name] ?? ''}`
  if (!found) throw refuse.invalid(branch.name, 'The bank has no such branch.')
}
