import type { MethodNeed } from '@sixpence/protocol'
import { accessMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../../bank.ts'
import type { SignedIn } from '../../context.ts'
import { readAccessToken } from '../../credentials/index.ts'
import { Refusal } from '../../http/index.ts'
import { kindOfStaffAct } from '../staff-act-kind.ts'

/** A call that may be one of staff. */
export interface MaybeStaffCall {
  readonly token: string | undefined
  /** The customer named in each place where one can be; may be any value. */
  readonly named: readonly unknown[]
  /** Its name, or its verb and path. */
  readonly call: string
  readonly needs: MethodNeed
  /** The text searched for, or the paper requested. */
  readonly about?: string | undefined
  /** Set for an unknown call: it concerns no customer. */
  readonly kind?: 'own'
}

/** The outcome of a call of staff. */
export interface StaffOutcome {
  /** The code of the refusal; undefined if the call was answered. */
  readonly refusedWith?: string | undefined
  /** The customers whom a search showed. */
  readonly found?: readonly string[] | undefined
}

interface Recorded<Answer> {
  /** Receives true if a record exists: without one, nothing may be done for staff. */
  readonly work: (isWritten: boolean) => Promise<Answer>
  readonly outcomeOf: (answer: Answer) => StaffOutcome
}

/**
 * Does the work. For staff it records the attempt before and the outcome after, each committed
 * separately: a call that is undone keeps its record, and a call that can't be recorded isn't
 * done.
 */
export async function recordingStaff<Answer>(
  bank: Bank,
  call: MaybeStaffCall,
  { work, outcomeOf }: Recorded<Answer>,
): Promise<Answer> {
  const act = await writeAttempt(bank, call)
  if (act === undefined) return work(false)
  const answer = await work(true).catch(async (cause: unknown) => {
    await writeThrown(bank, act, cause)
    throw cause
  })
  await writeOutcome(bank, act, outcomeOf(answer))
  return answer
}

/**
 * Reads the input of a call. A call that can't be read names nobody, but staff leave a record of it
 * anyway.
 *
 * @throws The errors of `read`.
 */
export async function readingStaff<Sent>(
  bank: Bank,
  call: MaybeStaffCall,
  read: () => Sent | Promise<Sent>,
): Promise<Sent> {
  try {
    return await read()
  } catch (cause) {
    const act = await writeUnread(bank, call)
    if (act !== undefined) await writeThrown(bank, act, cause)
    throw cause
  }
}

async function writeAttempt(bank: Bank, request: MaybeStaffCall): Promise<string | undefined> {
  if (!mayBeOfStaff(request)) return undefined
  const signedIn = await requesterOf(bank, request)
  if (!signedIn) return undefined
  const named = otherNamed(request, signedIn)
  if (named === undefined && request.needs !== 'admin') return undefined
  return insertAttempt(bank, { request, signedIn, named: named ?? null })
}

async function writeUnread(bank: Bank, request: MaybeStaffCall): Promise<string | undefined> {
  const signedIn = await requesterOf(bank, request)
  if (!signedIn) return undefined
  return insertAttempt(bank, { request, signedIn, named: otherNamed(request, signedIn) ?? null })
}

async function requesterOf(
  { database: { sql }, clock, tokens }: Bank,
  { token }: MaybeStaffCall,
): Promise<SignedIn | undefined> {
  return token === undefined ? undefined : readAccessToken(token, { sql, clock }, tokens.keys)
}

/** Most calls name no customer, and need no further check. */
const mayBeOfStaff = ({ named, needs }: MaybeStaffCall): boolean =>
  needs === 'admin' || named.some(isGiven)

const isGiven = (name: unknown): boolean => name !== undefined && name !== null

/** Returns the customer whom the call names besides the caller. */
function otherNamed({ named }: MaybeStaffCall, { customerId }: SignedIn): string | undefined {
  const other = named.find(name => isGiven(name) && name !== customerId)
  if (other === undefined) return undefined
  const text = typeof other === 'string' ? other : JSON.stringify(other)
  return text.slice(0, MOST_CHARACTERS)
}

const MOST_CHARACTERS = 200

interface Attempt {
  readonly request: MaybeStaffCall
  readonly signedIn: SignedIn
  readonly named: string | null
}

/** One statement, so that it commits by itself: the embedded database has one connection. */
async function insertAttempt(
  { database: { sql }, clock, newId }: Bank,
  { request: { call, about, needs, kind }, signedIn: { customerId, sessionId }, named }: Attempt,
): Promise<string | undefined> {
  const [written] = await sql<{ id: string }>`
    insert into staff_act
      (id, at, staff_id, session_id, customer_id, named, access_id, call, kind, about)
    select ${newId()}, ${clock.now()}, own.id, ${sessionId}, other.id, ${named},
      (select a.id from staff_access a
        where a.session_id = ${sessionId} and a.customer_id = other.id
          and ${call} <> ${accessMethods.beginStaffAccess.name}
        order by a.position desc limit 1),
      ${call}, ${kind ?? kindOfStaffAct(call, needs)}, ${about?.slice(0, MOST_CHARACTERS)}
    from customer own left join customer other on other.id = ${named}
    where own.id = ${customerId} and own.is_admin
    returning id`
  return written?.id
}

async function writeOutcome(
  { database: { sql }, clock }: Bank,
  act: string,
  { refusedWith, found = [] }: StaffOutcome,
): Promise<void> {
  const outcome = refusedWith === undefined ? 'done' : 'refused'
  await sql`
    insert into staff_act_outcome (act_id, at, outcome, refused_with, found)
    values (${act}, ${clock.now()}, ${outcome}, ${refusedWith ?? null}, ${found})`
}

/** The caller gets the thrown error even if this can't be written. */
async function writeThrown(bank: Bank, act: string, cause: unknown): Promise<void> {
  const { database, clock, onDefect } = bank
  const writing =
    cause instanceof Refusal
      ? writeOutcome(bank, act, { refusedWith: cause.responseCode })
      : database.sql`
          insert into staff_act_outcome (act_id, at, outcome)
          values (${act}, ${clock.now()}, 'failed')`.then(() => undefined)
  await writing.catch((failure: unknown) =>
    onDefect({ requestId: '', what: 'the outcome of a call of staff', cause: failure }),
  )
}
