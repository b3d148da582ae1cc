import type { KycAnswers, KycKind, KycSection } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { states } from '../dictionaries/index.ts'

/** Returns what the bank already knows of a person, as answers: nobody has to type it again. */
export async function knownAnswers(
  kind: KycKind,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<Readonly<Partial<Record<KycSection, KycAnswers>>>> {
  if (kind === 'business') return {}
  const [person] = await sql<Record<string, string | null>>`
    select birth_day::text as "birthDay", tax_id as "taxNumber" from customer
    where id = ${caller.customerId}`
  const [home] = await sql<Record<string, string | null>>`
    select country_code as "countryCode", state_code as "stateCode", address1, address2, city,
      postal_code as "postalCode"
    from customer_address where customer_id = ${caller.customerId} and is_primary`
  const known = answersIn(home)
  return { ...some('person', answersIn(person)), ...some('home', withKnownState(known)) }
}

const answersIn = (row: Record<string, string | null> = {}): KycAnswers =>
  Object.fromEntries(
    Object.entries(row).filter((field): field is [string, string] => Boolean(field[1])),
  )

/** Only states in the list can be chosen. */
function withKnownState({ stateCode, ...home }: Readonly<Record<string, KycAnswers[string]>>) {
  const isKnown = stateCode !== undefined && states('en').some(({ id }) => id === stateCode)
  return { ...home, ...(isKnown && { stateCode }) }
}

const some = (section: 'person' | 'home', answers: KycAnswers) =>
  Object.keys(answers).length > 0 ? { [section]: answers } : {}
