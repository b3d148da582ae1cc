import { DOCUMENT_CATEGORY, type KycAnswers } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { states } from '../dictionaries/index.ts'
import { addressStatusId, documentStatusId, wireNumberOf } from '../standing/index.ts'
import type { KycRecord } from './kyc-record.ts'

const PROOF_OF_ADDRESS = wireNumberOf(DOCUMENT_CATEGORY, 'address')

/** Stores the answers as what the bank knows of its customer, so that nothing asks for them again. */
export async function keepKnown(
  { person, home }: KycRecord['answers'],
  context: CallerContext,
): Promise<void> {
  if (person) await keepPerson(person, home, context)
  if (home) await keepHome(home, context)
}

async function keepPerson(
  person: KycAnswers,
  home: KycAnswers | undefined,
  { sql, caller }: CallerContext,
): Promise<void> {
  await sql`
    update customer set birth_day = coalesce(${textOf(person, 'birthDay')}::date, birth_day),
      tax_id = coalesce(${textOf(person, 'taxNumber')}, tax_id),
      residence_country = coalesce(${textOf(home ?? {}, 'countryCode')}, residence_country)
    where id = ${caller.customerId}`
}

/** An address that the bank already has stays unchanged, with its proof. */
async function keepHome(home: KycAnswers, context: CallerContext): Promise<void> {
  const { sql, caller, newId, locale } = context
  const [address1, address2, city, postalCode, country, state] = [
    'address1',
    'address2',
    'city',
    'postalCode',
    'countryCode',
    'stateCode',
  ].map(name => textOf(home, name))
  const stateName = states(locale).find(({ id }) => id === state)?.name ?? null
  const isThere = sql`
    select from customer_address where customer_id = ${caller.customerId}
      and lower(address1) = lower(${address1}) and lower(city) = lower(${city})
      and postal_code = ${postalCode} and country_code = ${country}`
  if ((await isThere).length > 0) return
  const id = newId()
  await sql`
    insert into customer_address (id, customer_id, address1, address2, city, postal_code,
      country_code, state_code, state_name, type_id, status_id, is_primary, is_document_required)
    select ${id}, ${caller.customerId}, ${address1}, ${address2}, ${city}, ${postalCode},
      ${country}, ${state}, ${stateName}, 4, 0,
      not exists (select from customer_address
        where customer_id = ${caller.customerId} and is_primary), true`
  await takeProof(id, context)
}

/** Links a waiting proof to the new home, unless another address needs it. */
async function takeProof(addressId: string, { sql, caller }: CallerContext): Promise<void> {
  const taken = await sql`
    update customer_document document set address_id = ${addressId}
    where customer_id = ${caller.customerId} and category_id = ${PROOF_OF_ADDRESS}
      and part = 'main' and status_id in (${documentStatusId('submitted')},
        ${documentStatusId('pending')}, ${documentStatusId('underInvestigation')})
      and not exists (select from customer_address address
        where address.id = document.address_id and not address.confirmed)
    returning id`
  if (taken.length === 0) return
  await sql`
    update customer_address set status_id = ${addressStatusId('pending')} where id = ${addressId}`
}

const textOf = (answers: KycAnswers, name: string): string | null => {
  const answer = answers[name]
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null
}
