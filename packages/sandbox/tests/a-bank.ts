import type { AccessRight, Permission } from '@sixpence/protocol'
import type { NamedMethod } from '@sixpence/protocol/schemas'
import { OWNERS_PERMISSIONS, permissionsOf } from '../src/access/index.ts'
import { openAccount } from '../src/accounts/index.ts'
import type { CallerContext } from '../src/context.ts'
import { createSigningKeys } from '../src/credentials/index.ts'
import type { Database, Sql } from '../src/db/index.ts'
import { type Answer, envelopeOf, Refusal, type ServedMethod } from '../src/http/index.ts'
import { SANDBOX_ENTITY } from '../src/legal/index.ts'
import { servedMethods } from '../src/served-methods.ts'
import { answerKeyed } from '../src/payments/index.ts'

/** A customer with accounts, by currency. */
export interface TestCustomer {
  readonly id: string
  readonly email: string
  readonly accounts: Readonly<Record<string, string>>
}

export interface NewTestCustomer {
  readonly name?: string
  readonly businessName?: string
  readonly approval?: 'none' | 'otp'
  /** Balances by currency. */
  readonly accounts?: Readonly<Record<string, string>>
}

/** Calls the handlers of a bank without its APIs. */
export interface TestBank {
  readonly database: Database
  readonly newId: () => string
  now(): Date
  advance(ms: number): void
  customer(customer?: NewTestCustomer): Promise<TestCustomer>
  /** Calls a method like the router, and returns the encoded response. */
  call(method: NamedMethod, call: TestCall): Promise<Answer>
  /** Returns the newest code that was sent to a customer. */
  codeOf(customer: TestCustomer): Promise<string>
  balance(accountId: string | undefined): Promise<string>
}

export interface TestCall {
  readonly by: TestCustomer
  readonly input: object
  readonly key?: string
  /** The customer acted for, and the caller's right; the caller by default. */
  readonly acting?: { readonly customer: TestCustomer; readonly right: AccessRight }
  /** The flags that aren't held, out of all that an owner holds. */
  readonly without?: readonly Permission[]
  /** The files of its form, by their parts. */
  readonly files?: CallerContext['files']
}

let ids = 0

/** Sets up handlers over a database. */
export function aBank(database: Database): TestBank {
  let time = Date.parse('2026-11-21T10:00:00.000Z')
  const newId = () => `id-${process.pid}-${(ids += 1)}`
  const contextOf = ({
    by,
    key = '',
    acting,
    without = [],
    files,
  }: TestCall): Omit<CallerContext, 'sql'> => ({
    clock: { now: () => new Date(time) },
    newId,
    newCode: () => String(100_000 + ((ids += 1) % 900_000)),
    locale: 'en',
    origin: { ip: '203.0.113.7', device: 'Firefox, Linux' },
    bankUrl: 'http://bank.localhost',
    keysInFlight,
    key,
    files,
    caller: {
      userId: by.id,
      customerId: acting?.customer.id ?? by.id,
      email: by.email,
      sessionId: 'a-session',
      scope: 'full',
      actsFor: acting?.customer.id ?? by.id,
      ownCustomerId: by.id,
      right: acting?.right ?? 'full',
      permissions: permissionsOf(OWNERS_PERMISSIONS.filter(flag => !without.includes(flag))),
      seesBalance: true,
      isStaff: false,
    },
  })
  const keysInFlight = new Set<string>()
  return {
    database,
    newId,
    now: () => new Date(time),
    advance: ms => {
      time += ms
    },
    customer: async (customer = {}) =>
      database.transaction(sql =>
        addCustomer({ sql, newId }, { ...customer, id: newId(), at: new Date(time) }),
      ),
    call: (method, call) =>
      callServed(database, { served: servedAs(method), call, context: contextOf(call) }),
    async codeOf({ email }) {
      const [row] = await database.sql<{ code: string }>`
        select code from inbox_message where recipient = ${email} order by position desc limit 1`
      return row?.code ?? 'no code was sent'
    },
    async balance(accountId) {
      const [row] = await database.sql<{ balance: string }>`
        select balance from ledger_account where id = ${accountId}`
      return row?.balance ?? 'no such account'
    },
  }
}

async function addCustomer(
  context: Pick<CallerContext, 'sql' | 'newId'>,
  customer: NewTestCustomer & { id: string; at: Date },
): Promise<TestCustomer> {
  const { id, at, name = 'Ada Lane', businessName, approval = 'none', accounts = {} } = customer
  const [first = '', last = ''] = name.split(' ')
  const email = `${id}@sixpence.example`
  await context.sql`
    insert into customer
      (id, user_id, kind, first_name, last_name, business_name, email, approval_mode, created_at)
    values
      (${id}, ${id}, ${businessName === undefined ? 0 : 2}, ${first}, ${last}, ${businessName},
       ${email}, ${approval}, ${at})`
  const opened: Record<string, string> = {}
  for (const [currencyCode, balance] of Object.entries(accounts)) {
    opened[currencyCode] = await openAccount(context, { customerId: id, currencyCode, balance, at })
  }
  return { id, email, accounts: opened }
}

const SERVED = servedMethods({
  tokens: { keys: createSigningKeys(), refreshGraceMs: 5000, takesCodeInsteadOfPush: true },
  regulatedEntity: SANDBOX_ENTITY,
  providerUrl: 'http://127.0.0.1:4401/identity',
  signingUrl: 'http://127.0.0.1:4401/editor/embeddedSign',
  pagesUrl: undefined,
  signsDeclarations: false,
})

function servedAs({ name }: NamedMethod): ServedMethod {
  const served = SERVED.get(name)
  if (!served) throw new Error(`${name} is not served.`)
  return served
}

interface ServedCall {
  readonly served: ServedMethod
  readonly call: TestCall
  readonly context: Omit<CallerContext, 'sql'>
}

async function callServed(
  database: Database,
  { served, call, context }: ServedCall,
): Promise<Answer> {
  const { method, handle } = served
  const encode = (outcome: unknown) => envelopeOf(method, outcome)
  try {
    if (method.key !== 'none') {
      return await answerKeyed({ database, served, input: call.input, context, envelopeOf: encode })
    }
    return encode(await database.transaction(sql => handle(call.input, { ...context, sql })))
  } catch (error) {
    if (error instanceof Refusal) return encode(error)
    throw error
  }
}

/** Returns a database on which another's `event` happens just before accounts are locked. */
export function beforeTheLock(database: Database, event: (sql: Sql) => Promise<unknown>): Database {
  let hasHappened = false
  const watching =
    (sql: Sql): Sql =>
    async (text, ...values) => {
      if (!hasHappened && /from ledger_account .*for update/s.test(text.join(''))) {
        hasHappened = true
        await event(sql)
      }
      return sql(text, ...values)
    }
  return {
    ...database,
    transaction: work => database.transaction((sql, script) => work(watching(sql), script)),
  }
}

/** Returns a key that no other test has used. */
export function aKey(): string {
  return `test-key-${String((ids += 1)).padStart(12, '0')}`
}
