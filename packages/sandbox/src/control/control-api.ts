import { Hono } from 'hono'
import * as z from 'zod/mini'
import { fileAnswer, grantAccess, listActs } from '../access/index.ts'
import { audit, countUnderWay, listMovements } from '../audit/index.ts'
import type { Bank } from '../bank.ts'
import { listEmbedders, originInputSchema, registerOrigins } from '../embedders/index.ts'
import { faultRuleSchema, type Faults } from '../faults/index.ts'
import { tidyHistory } from '../history/index.ts'
import {
  describeRequest,
  isUnkeepableText,
  readJsonValue,
  Refusal,
  requestId,
  RestFault,
  securityHeaders,
  unkeepable,
  refuse,
} from '../http/index.ts'
import { listLinks, openLink } from '../devices/index.ts'
import { answerRequestPush, listRequestPushes } from '../approvals/index.ts'
import { answerPaymentPush, listPaymentPushes } from '../payments/index.ts'
import { answerPush, listPushes } from '../sign-in/index.ts'
import { announce, announcementInputSchema } from './announcement-input.ts'
import { addPerson } from './add-person.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { identityCheckRoutes, identitySdkRoutes } from './identity-check-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { kycRoutes } from './kyc-routes.ts'
import { listInbox, readAttachment } from './list-inbox.ts'
import { listPeople } from './list-people.ts'
import { noticeInputSchema, sendNotice } from './notice-input.ts'
import { outsideParty } from './outside-party.ts'
import { peoplePage } from './page/people-page.ts'
import { accessInputSchema, personInputSchema } from './person-schema.ts'
import { preapprovedRoutes } from './preapproved-routes.ts'
import { sameOriginOnly } from './same-origin.ts'
import { signatureRoutes } from './signature-routes.ts'
import { inTransaction, sqlState, storageFault } from '../db/index.ts'

/** Everything that this API changes besides the bank's tables. */
export interface ControlApiOptions {
  readonly bank: Bank
  readonly faults: Faults
  readonly reset: () => Promise<void>
}

/** The control API: for people who try the bank, and for tests. Never for customers. */
export function createControlApi({ bank, faults, reset }: ControlApiOptions) {
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(requestId, securityHeaders('same-origin'))
  app.route('/identity/sdk', identitySdkRoutes(bank))
  app.use(sameOriginOnly)
  app.route('/', peoplePage())
  app.get('/people', async context => context.json(await listPeople(bank.database.sql)))
  app.post('/people', async context => {
    const input = await readBody(context.req.raw, personInputSchema)
    if (input.history && bank.database.kind !== 'pglite') {
      throw refuse.malformed('Only a bank on the embedded database makes a history.')
    }
    const person = await inTransaction(bank, sql => addPerson(sql, input, bank))
    if (input.history) await tidyHistory(bank.database)
    return context.json(person, 201)
  })
  app.route('/', accessRoutes(bank))
  app.get('/embedders', async context => context.json(await listEmbedders(bank.database.sql)))
  app.post('/origins', async context => {
    const input = await readBody(context.req.raw, originInputSchema)
    return context.json(await inTransaction(bank, sql => registerOrigins(sql, input)))
  })
  app.route('/inbox', inboxRoutes(bank))
  app.route('/notices', noticeRoutes(bank))
  app.post('/announcements', async context => {
    const input = await readBody(context.req.raw, announcementInputSchema)
    return context.json(await inTransaction(bank, sql => announce(sql, input, bank)), 201)
  })
  app.route('/', othersRoutes(bank))
  app.route('/', reviewRoutes(bank))
  app.post('/clock', async context => {
    const { advanceMs } = await readBody(context.req.raw, clockSchema)
    return context.json({ now: (await bank.clock.advance(advanceMs)).toISOString() })
  })
  app.get('/audit', async context => {
    const [findings, underWay] = [await audit(bank.database), await countUnderWay(bank.database)]
    return context.json({ findings, underWay })
  })
  app.get('/movements', async context => context.json(await listMovements(bank.database)))
  app.route('/faults', faultRoutes(faults))
  app.post('/reset', async context => {
    await reset()
    return context.json({ ok: true })
  })
  app.notFound(context => {
    const message = `There is nothing at ${context.req.method} ${context.req.path}.`
    return context.json({ message }, 404)
  })
  app.onError((cause, context) => {
    const known = knownFault(cause)
    if (known) return context.json({ message: known.message }, known.status)
    const id = context.get('requestId')
    bank.onDefect({ requestId: id, what: describeRequest(context.req.raw), cause })
    const fault = storageFault(cause)
    if (fault !== undefined) return context.json({ message: fault }, 503)
    return context.json({ message: `Something went wrong: ${id}.` }, 500)
  })
  return app
}

/** Decisions by the bank's staff. */
function reviewRoutes(bank: Bank) {
  const routes = new Hono().route('/', documentRoutes(bank)).route('/', kycRoutes(bank))
  return routes.route('/', preapprovedRoutes(bank)).route('/', invoiceRoutes(bank))
}

function noticeRoutes(bank: Bank) {
  const routes = new Hono()
  routes.post('/', async context => {
    const input = await readBody(context.req.raw, noticeInputSchema)
    return context.json(await inTransaction(bank, sql => sendNotice(sql, input, bank)), 201)
  })
  return routes
}

/** Accesses to customers, and the acts of their users. */
function accessRoutes(bank: Bank) {
  const routes = new Hono()
  routes.post('/accesses', async context => {
    const grant = await readBody(context.req.raw, grantSchema)
    await inTransaction(bank, sql => grantAccess(sql, [grant]))
    return context.json({ ok: true })
  })
  routes.get('/acts', async context => context.json(await listActs(bank.database.sql)))
  return routes
}

function faultRoutes(faults: Faults) {
  const routes = new Hono()
  routes.get('/', context =>
    context.json({
      rules: faults.rules(),
      applied: faults.applied(),
      schedule: faults.schedule(),
    }),
  )
  routes.post('/', async context => {
    const { rules, seed } = await readRules(context.req.raw)
    faults.set(rules, seed)
    return context.json({ rules: faults.rules(), applied: [] })
  })
  routes.delete('/', context => {
    faults.set([])
    return context.json({ rules: [], applied: [] })
  })
  return routes
}

/**
 * Parties outside the bank: an app that people sign in to with it, companies for identity checks
 * and signatures, phones.
 */
function othersRoutes(bank: Bank) {
  const routes = new Hono()
  routes.route('/', outsideParty(bank))
  routes.route('/', identityCheckRoutes(bank))
  routes.route('/', signatureRoutes(bank))
  routes.route('/', phoneRoutes(bank))
  return routes
}

/** Messages that the bank has sent. */
function inboxRoutes({ database }: Bank) {
  const routes = new Hono()
  routes.get('/', async context =>
    context.json(await listInbox(database.sql, context.req.query('to') || undefined)),
  )
  routes.get('/:id/attachment', async context => {
    const file = await readAttachment(database.sql, context.req.param('id'))
    return file ? fileAnswer(file) : context.notFound()
  })
  return routes
}

/** Pushes and links that wait on a phone, and the answers to them. */
function phoneRoutes(bank: Bank) {
  const routes = new Hono()
  const now = { sql: bank.database.sql, clock: bank.clock }
  routes.get('/pushes', async context =>
    context.json([
      ...(await listPaymentPushes(now)),
      ...(await listRequestPushes(now)),
      ...(await listPushes(now)),
    ]),
  )
  routes.get('/device-links', async context => context.json(await listLinks(now)))
  routes.post('/push/:id', async context => {
    const { approve } = await readBody(context.req.raw, pushAnswerSchema)
    return context.json(await answerOnPhone(bank, context.req.param('id'), approve))
  })
  return routes
}

/** Acts for the person who holds a phone: answers a push, or opens a link with it. */
async function answerOnPhone(bank: Bank, key: string, result: boolean): Promise<object> {
  const { clock, newId, newCode } = bank
  const done = await inTransaction(bank, async sql => {
    if (await answerPush({ key, result }, { sql, clock })) return { approved: result }
    const here = { sql, clock, newId, newCode, locale: 'en' as const, origin: PHONE }
    if (await answerPaymentPush({ key, result }, here)) return { approved: result }
    if (await answerRequestPush({ key, result }, here)) return { approved: result }
    const opened = await openLink(key, result, { sql, clock, newId, newCode })
    if (opened === 'thrown away') return { approved: false }
    return opened && { approved: true, ...opened }
  })
  // Outside the transaction, so that anything the answer ended stays ended.
  if (!done) throw new RestFault(404, 'not_found', `No push ${key} waits for an answer.`)
  return done
}

/** The origin of answers from phones. */
const PHONE = { ip: '127.0.0.1', device: undefined }

/** The answer of the person who holds the device. */
const pushAnswerSchema = z.strictObject({ approve: z.boolean() })
/** For an existing user and customer, e.g. to remove an access. */
const grantSchema = z.extend(accessInputSchema, { userId: z.string() })

const clockSchema = z.strictObject({
  /** At most a hundred years; the bank's time never goes back. */
  advanceMs: z.int().check(z.minimum(0), z.maximum(100 * 366 * 24 * 60 * 60 * 1000)),
})

const seededRulesSchema = z.object({
  seed: z.optional(z.int()),
  rules: z.array(faultRuleSchema).check(z.maxLength(100)),
})

async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parse(await readJsonValue(request), schema)
}

/** A list, or one rule, or `{ seed?, rules: [...] }`. */
async function readRules(request: Request): Promise<z.output<typeof seededRulesSchema>> {
  const body = await readJsonValue(request)
  if (Array.isArray(body)) return parse({ rules: body }, seededRulesSchema)
  const isWrapped = typeof body === 'object' && body !== null && 'rules' in body
  return parse(isWrapped ? body : { rules: [body] }, seededRulesSchema)
}

function parse<Schema extends z.ZodMiniType>(value: unknown, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  throw refuse.malformed(`The request is not right. ${faults.join('; ')}`)
}

interface KnownFault {
  readonly status: RestFault['status'] | 409
  readonly message: string
}

function knownFault(cause: unknown): KnownFault | undefined {
  if (cause instanceof RestFault) return cause
  if (cause instanceof Refusal) {
    return { status: cause.status === 413 ? 413 : 400, message: cause.message }
  }
  if (isUnkeepableText(cause)) return { status: 400, message: unkeepable().message }
  const state = sqlState(cause)
  if (state === '23505') return { status: 409, message: 'Somebody has this e-mail address.' }
  if (state === '23502' || state === '23503')
    return { status: 400, message: 'The bank has no such currency.' }
  if (state === '23514') return { status: 400, message: 'The bank cannot keep such an amount.' }
  return undefined
}
