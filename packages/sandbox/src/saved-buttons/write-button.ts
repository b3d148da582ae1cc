import { hexOf, type SavedButtonChange, type SavedButtonInput } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { payableAmount } from '../payments/index.ts'
import { findButton } from './button-record.ts'
import { changedButton } from './changed-button.ts'
import { insertButton } from './insert-button.ts'
import { registeredMerchant } from './merchant-of.ts'
import { returnAddress } from './return-address.ts'
import { termsFault } from './terms-fault.ts'

/** The most buttons that a merchant may have at once. */
const MOST = 500

/** Makes a button and returns its id. */
export async function createButton(
  input: SavedButtonInput,
  context: CallerContext,
): Promise<string> {
  const { sql, clock } = context
  const { clientKey } = await registeredMerchant(context)
  // Concurrent calls wait, so that the limit holds.
  await sql`select from embedder where client_key = ${clientKey} for no key update`
  const made = await sql`
    select from saved_button where client_key = ${clientKey} and deleted_at is null limit ${MOST}`
  if (made.length === MOST) throw refuse.invalid('buttonsFull', `There are ${MOST} already.`)
  const terms = await checked(input, context)
  const id = `btn_${hexOf(crypto.getRandomValues(new Uint8Array(16)))}`
  await insertButton(sql, { ...input, ...terms, id, clientKey, createdAt: clock.now() })
  return id
}

/** Changes the terms of the caller's button for future payments. */
export async function updateButton(
  change: SavedButtonChange,
  context: CallerContext,
): Promise<void> {
  const { id } = change
  await holdOwn(id, context)
  const before = await findButton(context.sql, id)
  if (!before) throw new Error(`The button ${id} is gone.`)
  const input = changedButton(before, change)
  const { amount, min, max, returnUrl, logoId } = await checked(input, context)
  const { name, type, currencyCode, frequency } = input
  await context.sql`
    update saved_button set name = ${name}, type = ${type}, currency_code = ${currencyCode},
      amount = ${amount}, min_amount = ${min}, max_amount = ${max}, frequency = ${frequency},
      return_url = ${returnUrl}, logo_id = ${logoId}
    where id = ${id}`
}

/** Deletes the caller's button, and ends its unpaid checkouts. Waits for a payment under way. */
export async function deleteButton(id: string, context: CallerContext): Promise<void> {
  const { sql, clock } = context
  await holdOwn(id, context)
  await sql`update saved_button set deleted_at = ${clock.now()} where id = ${id}`
  // In the order of their ids, like all code that locks several.
  await sql`select from checkout where button_id = ${id} and status = 'open' order by id for update`
  await sql`
    update checkout set status = 'refused', final_at = ${clock.now()}
    where button_id = ${id} and status = 'open'`
}

/** Locks the caller's button. Refuses another's button and a missing one alike. */
async function holdOwn(id: string, { sql, caller }: CallerContext): Promise<void> {
  const held = await sql`
    select from saved_button
    where id = ${id} and deleted_at is null and client_key in (
      select client_key from embedder where merchant_id = ${caller.customerId}
    ) for update`
  if (held.length === 0) throw refuse.accessDenied('There is no such button.')
}

async function checked(input: SavedButtonInput, context: CallerContext) {
  const { sql, caller } = context
  const fault = termsFault(input)
  if (fault) throw refuse.invalid(fault.param, fault.description)
  return {
    amount: await payable('amount', input, context),
    min: await payable('min', input, context),
    max: await payable('max', input, context),
    logoId: await ownLogo(input.logoId, context),
    returnUrl: await returnAddress(sql, caller.customerId, input.returnUrl),
  }
}

/** Checks the caller's logo. Refuses another's logo and a missing one alike. */
async function ownLogo(
  id: string | undefined,
  { sql, caller }: CallerContext,
): Promise<string | undefined> {
  if (id === undefined || id === '') return undefined
  // Locked until the button refers to it.
  const known = await sql`
    select from business_logo where id = ${id} and customer_id = ${caller.customerId} for key share`
  if (known.length > 0) return id
  throw refuse.accessDenied('There is no such logo.')
}

async function payable(
  param: 'amount' | 'min' | 'max',
  input: SavedButtonInput,
  { sql, caller }: CallerContext,
): Promise<string | undefined> {
  const { [param]: amount, currencyCode } = input
  if (amount === undefined) return undefined
  const checked = await payableAmount(sql, caller, { amount, currencyCode })
  if ('amount' in checked) return checked.amount
  throw refuse.invalid(checked.about === 'amount' ? param : checked.about, checked.message)
}
