import { CHANNEL_PATH } from '@sixpence/protocol'
import english from 'zod/v4/locales/en.js'
import * as z from 'zod/mini'
import { createBankClock, type MovableClock } from './bank-clock.ts'
import type { Bank, Defect } from './bank.ts'
import { createCheckoutExpiry } from './checkouts/index.ts'
import type { BankClock } from './context.ts'
import { createProofVerifier, createSigningKeys } from './credentials/index.ts'
import {
  beginFirstDay,
  returnToFirstDay,
  type Database,
  type FirstDay,
  inTransaction,
} from './db/index.ts'
import { registerOrigins, type EmbedderLocation } from './embedders/index.ts'
import { createPublicApi } from './api/index.ts'
import {
  createFaults,
  faultyWire,
  type FaultBindings,
  type FaultRule,
  type Faults,
} from './faults/index.ts'
import { clearingJob } from './transfers/index.ts'
import { createExpiryJob } from './documents/index.ts'
import { createExportJob } from './history/index.ts'
import { createInvoiceJob } from './invoices/index.ts'
import { createIdentityPolls } from './identity-check/index.ts'
import type { Job } from './jobs/index.ts'
import type { LetterHead } from './letter-head.ts'
import { SANDBOX_ENTITY } from './legal/index.ts'
import { newCode } from './new-code.ts'
import { createControlApi } from './control/index.ts'
import { plainCause } from './plain-cause.ts'
import { createSubscriptionJob } from './preapproved/index.ts'
import type { Post } from './http/index.ts'
import { createOutboxJob } from './outbox/index.ts'
import { createUsernameJob } from './profile/index.ts'
import { createProviderEvents } from './provider-messages/index.ts'
import {
  createRealtimeHub,
  MemorySocket,
  type RealtimeHub,
  type Wire,
  type WireEvents,
} from './realtime/index.ts'
import { firstDay } from './seed/index.ts'
import { servedMethods } from './served-methods.ts'
import { createSignaturePolls } from './signatures/index.ts'
import { whenSigned } from './when-signed.ts'
import { version } from '../package.json'

// Refusals say what is wrong. A strict content security policy forbids the code that zod would
// generate.
z.config({ ...english(), jitless: true })

export interface SandboxOptions {
  /** Real time, for tests that hold it still. What was advanced comes on top. */
  readonly clock?: BankClock | undefined
  /**
   * How long a used refresh token still answers its successor: 0 to 5000 ms, 5000 by default. With
   * 0 the second use of a token ends the session.
   */
  readonly refreshGraceMs?: number | undefined
  /**
   * Where clients reach the bank, e.g. `https://bank.example`: what a proof of theirs must name. By
   * default the host that they ask; behind a proxy that gives the bank another, it is needed.
   */
  readonly publicOrigins?: readonly string[] | undefined
  /**
   * Whether a customer whose sign-in waits for a phone may ask for a code instead: true by default.
   * With it the password and the mailbox are enough. A strict move to sign-ins by phone never
   * allows it.
   */
  readonly takesCodeInsteadOfPush?: boolean | undefined
  /** Who the bank says that it is, e.g. what a brand holds; by default a sandbox. */
  readonly regulatedEntity?: LetterHead | undefined
  /**
   * Whether businesses sign what they declare about themselves electronically, as a brand may want:
   * false by default, then they tick it and type their name.
   */
  readonly signsDeclarations?: boolean | undefined
  /**
   * The origin of the bank's own pages, e.g. `https://bank.example`: what the links and snippets
   * that it hands out lead to. By default the one that it is asked at.
   */
  readonly pagesUrl?: string | undefined
  /** Where a browser finds the control API; by default `http://127.0.0.1:4401`. */
  readonly controlUrl?: string | undefined
  /**
   * Where embedders are besides where the first day has them: registered at the start and again
   * after each reset, as `POST /origins` does.
   */
  readonly embedderLocations?: readonly EmbedderLocation[] | undefined
  /**
   * Sends notifications to merchants' servers. In Node, `createSandbox` does so itself unless you
   * pass this: to public hosts, whose addresses it checks before each post, and to local stand-ins.
   * In a page nothing is sent without it: notifications to merchants wait.
   */
  readonly post?: Post | undefined
  /**
   * Hears of defects of the bank itself; by default no one does, and answers tell no detail. What
   * it hears holds nothing of what was sent: it may be logged.
   */
  readonly onDefect?: ((defect: Defect) => void) | undefined
}

/** A running bank. */
export interface Sandbox {
  /**
   * The public API. Takes what the global `fetch` takes; a fault that loses an answer rejects with
   * a `TypeError`, as a network does.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /**
   * The control API: it makes customers, reads their inbox, and moves the clock. For tests and
   * demos.
   */
  readonly control: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** A WebSocket to the public API, e.g. `ws://bank.example/ws`, without a network. */
  readonly openSocket: (url: string) => MemorySocket
  /** Takes a connection to `url` that someone else carries; undefined when a fault refuses it. */
  readonly acceptSocket: (url: string) => ((wire: Wire) => WireEvents) | undefined
  readonly clock: MovableClock
  /** Sets what goes wrong, the same with the same seed; an empty list heals it. */
  readonly setFaults: (rules: readonly FaultRule[], seed?: number) => void
  /** Returns to the first day: people, balances and time; all users are signed out. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Runs a bank on a migrated database: seeds it when it is empty, and opens its APIs. Closing the
 * bank closes the database; so does failing to start.
 */
export async function runSandbox(
  database: Database,
  options: SandboxOptions = {},
): Promise<Sandbox> {
  try {
    return await run(database, options)
  } catch (cause) {
    await database.close()
    throw cause
  }
}

async function run(database: Database, options: SandboxOptions): Promise<Sandbox> {
  const refreshGraceMs = refreshGraceOf(options)
  const { clock: real = REAL, post, takesCodeInsteadOfPush = true } = options
  const { clock, onMoved, follow, close: endClock } = await createBankClock(database, real)
  const keys = createSigningKeys()
  const { publicOrigins, controlUrl = 'http://127.0.0.1:4401' } = options
  const proofs = createProofVerifier({ sql: database.sql, clock, keys, publicOrigins })
  const bank: Bank = {
    database,
    clock,
    newId: () => crypto.randomUUID(),
    newCode,
    keysInFlight: new Set(),
    proofs,
    tokens: { keys, refreshGraceMs, takesCodeInsteadOfPush },
    regulatedEntity: options.regulatedEntity ?? SANDBOX_ENTITY,
    pagesUrl: options.pagesUrl,
    outsideUrl: `${controlUrl}/outside`,
    providerUrl: `${controlUrl}/identity`,
    signingUrl: `${controlUrl}/editor/embeddedSign`,
    signsDeclarations: options.signsDeclarations ?? false,
    post,
    real,
    onDefect: ({ cause, ...defect }) => options.onDefect?.({ ...defect, cause: plainCause(cause) }),
  }
  // What the clock was advanced by is taken back by a reset: the history ends at the real time.
  const today = () => firstDay(real.now())
  const registerPlaces = () => registerAll(bank, options.embedderLocations)
  if (await isEmpty(database)) await beginFirstDay(database, today())
  await registerPlaces()
  const hub = await createRealtimeHub(bank)
  const startOver = async () => {
    hub.endAll()
    keys.forget()
    await follow()
  }
  const resets = await createResets(bank, {
    today,
    registerPlaces,
    startOver,
    onGap: () => keys.forget(),
  })
  const apis = openApis(bank, hub, resets.reset)
  const jobs = [
    ...(await startJobs(bank)),
    await createProviderEvents(bank, (path, init) =>
      apis.fetch(`http://bank.localhost${path}`, init),
    ),
  ]
  onMoved(() => {
    for (const job of jobs) job.wake()
  })
  const close = async () => {
    for (const job of jobs) await job.close()
    await hub.close()
    await resets.close()
    await endClock()
    await database.close()
  }
  return { ...apis, clock, close }
}

function refreshGraceOf({ refreshGraceMs = 5000 }: SandboxOptions): number {
  if (refreshGraceMs >= 0 && refreshGraceMs <= 5000) return refreshGraceMs
  throw new RangeError('refreshGraceMs has to be 0 to 5000')
}

/** What the bank does beside the calls. */
const startJobs = async (bank: Bank): Promise<readonly Job[]> => [
  ...(bank.post ? [await createOutboxJob(bank, bank.post)] : []),
  await createExportJob(bank),
  await createUsernameJob(bank),
  await createIdentityPolls(bank),
  await createSignaturePolls(bank, whenSigned),
  await createCheckoutExpiry(bank),
  await createExpiryJob(bank),
  await createInvoiceJob(bank),
  await createSubscriptionJob(bank),
  await clearingJob(bank),
]

async function registerAll(bank: Bank, locations: readonly EmbedderLocation[] = []): Promise<void> {
  await inTransaction(bank, async sql => {
    for (const location of locations) await registerOrigins(sql, location)
  })
}

interface ResetSteps {
  readonly today: () => FirstDay
  readonly registerPlaces: () => Promise<void>
  readonly startOver: () => Promise<void>
  /** A reset elsewhere may not have been heard. */
  readonly onGap: () => void
}

/** Goes back to the first day, here and in every other process on the same database. */
async function createResets(
  { database, newId, onDefect }: Bank,
  { today, registerPlaces, startOver, onGap }: ResetSteps,
): Promise<{ reset: () => Promise<void>; close: () => Promise<void> }> {
  const own = newId()
  const close = await database.listen(
    RESET_CHANNEL,
    by => {
      if (by === own) return
      startOver().catch((cause: unknown) => onDefect({ requestId: '', what: 'a reset', cause }))
    },
    onGap,
  )
  const reset = async () => {
    await returnToFirstDay(database, today())
    await registerPlaces()
    await startOver()
    await database.sql`select pg_notify(${RESET_CHANNEL}, ${own})`
  }
  return { reset, close }
}

function openApis(
  bank: Bank,
  hub: RealtimeHub,
  resetBank: () => Promise<void>,
): Omit<Sandbox, 'clock' | 'close'> {
  const faults = createFaults(() => new Date())
  faults.onCut(() => hub.cutAll())
  const reset = async () => {
    faults.set([])
    await resetBank()
  }
  const publicApi = createPublicApi({ bank, methods: servedMethods(bank), faults, version })
  const controlApi = createControlApi({ bank, faults, reset })
  const acceptSocket = (url: string) =>
    accepting(faults, wire => hub.accept(faultyWire(wire, faults), url.replace(/^ws/, 'http')))
  return {
    fetch: async (input, init) => {
      const bindings: FaultBindings = {
        deliverAgain: async again => publicApi.fetch(again, { isAgain: true }),
      }
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const response = await Promise.race([
        publicApi.fetch(request, bindings),
        givenUp(request.signal),
      ])
      // As the global fetch rejects: undici says "fetch failed", with the reason as its cause.
      if (bindings.lost) throw new TypeError('fetch failed', { cause: bindings.lost })
      return response
    },
    control: async (input, init) => controlApi.fetch(new Request(input, init)),
    openSocket: url => {
      const isChannel = new URL(url).pathname === CHANNEL_PATH
      return new MemorySocket(url, isChannel ? acceptSocket(url) : undefined)
    },
    acceptSocket,
    setFaults: (rules, seed) => faults.set(rules, seed),
    reset,
  }
}

/** Rejects as `fetch` does when its caller gives up. What the bank has begun it finishes. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

const RESET_CHANNEL = 'sixpence_reset'

const REAL: BankClock = { now: () => new Date() }

async function isEmpty({ sql }: Database): Promise<boolean> {
  const rows = await sql<{ id: string }>`select id from customer limit 1`
  return rows.length === 0
}

function accepting(
  faults: Faults,
  accept: (wire: Wire) => WireEvents,
): ((wire: Wire) => WireEvents) | undefined {
  const rule = faults.take({ path: CHANNEL_PATH, method: 'GET', verb: 'GET' })
  return rule === undefined || rule.fault === 'slow' ? accept : undefined
}
