import type { Sql } from '../db/index.ts'
import { addressStatusId, documentStatusId } from '../standing/index.ts'
import type { NewPerson } from './new-person.ts'
import { homeIn } from './seed-homes.ts'
import { splitPhone } from './split-phone.ts'

/** A kind of the dictionary `documentCategories`. */
const PASSPORT = 1

/**
 * Adds the data of verified people, in one statement for each table: a phone number, a mail
 * address, a home and a passport, all confirmed.
 */
export async function addKnownFacts(sql: Sql, people: readonly NewPerson[]): Promise<void> {
  const rows = JSON.stringify(people.map(factsOf))
  // A person without a number for codes gets one made from their position.
  await sql`
    insert into customer_phone (id, customer_id, country_code, number, confirmed, is_primary)
    select 'phone-' || id, id, coalesce("callingCode", '353'),
      coalesce(f.number, '86' || lpad((1234500 + position % 8000000)::text, 7, '0')), true, true
    from jsonb_to_recordset(${rows}) as f(id text, "callingCode" text, number text)
      join customer using (id) order by position`
  await sql`
    insert into customer_email (id, customer_id, email, confirmed, is_primary)
    select 'email-' || id, id, email, true, true
    from jsonb_to_recordset(${rows}) as f(id text) join customer using (id) order by position`
  await sql`
    insert into customer_address (id, customer_id, address1, city, postal_code, country_code,
      type_id, status_id, confirmed, is_primary)
    select 'address-' || id, id, address1, city, "postalCode", "countryCode",
      case kind when 0 then 1 else 2 end, ${addressStatusId('confirmed')}, true, true
    from jsonb_to_recordset(${rows})
      as f(id text, address1 text, city text, "postalCode" text, "countryCode" text)
      join customer using (id) order by position`
  await sql`
    insert into identity_document
      (id, customer_id, type_id, number, issued_on, expires_on, status_id)
    select 'identity-' || id, id, ${PASSPORT}, 'P' || (4100000 + position)::text,
      created_at - interval '2 years', created_at + interval '8 years', ${documentStatusId('confirmed')}
    from jsonb_to_recordset(${rows}) as f(id text) join customer using (id) order by position`
}

const factsOf = ({ customerId, residenceCountry, home, phoneNumber }: NewPerson) => ({
  id: customerId,
  ...(home ?? homeIn(residenceCountry)),
  ...(phoneNumber !== undefined && splitPhone(phoneNumber)),
})
