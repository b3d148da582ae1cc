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
import { batchJob } from './batches/index.ts'
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

// Refusals explain what is wrong. A strict content security policy forbids the code that zod would
// generate.
z.config({ ...english(), jitless: true })

export interface SandboxOptions {
  /** The real time, for tests that hold it still. Advances of the bank's clock are added to it. */
  readonly clock?: BankClock | undefined
  /**
   * The time during which a used refresh token still returns its successor: 0 to 5000 ms, 5000 by
   * default. With 0 the second use of a token ends the session.
   */
  readonly refreshGraceMs?: number | undefined
  /**
   * The origins at which clients reach the bank, e.g. `https://bank.example`; clients' proofs must
   * name one. By default the host of the request; required behind a proxy that sends another host.
   */
  readonly publicOrigins?: readonly string[] | undefined
  /**
   * True (the default) if a customer whose sign-in waits for a phone may request a code instead.
   * Then the password and the mailbox are enough. A strict move to sign-ins by phone never allows
   * it.
   */
  readonly takesCodeInsteadOfPush?: boolean | undefined
  /** The bank's legal identity, e.g. from a brand; by default a sandbox. */
  readonly regulatedEntity?: LetterHead | undefined
  /**
   * True if businesses sign their declaration about themselves electronically, as a brand may want.
   * False by default: they tick it and type their name.
   */
  readonly signsDeclarations?: boolean | undefined
  /**
   * The origin of the bank's own pages, e.g. `https://bank.example`, to which its links and
   * snippets lead. By default the origin of the request.
   */
  readonly pagesUrl?: string | undefined
  /** The address of the control API for a browser; by default `http://127.0.0.1:4401`. */
  readonly controlUrl?: string | undefined
  /**
   * The locations of embedders in addition to those of the first day. Registered at the start and
   * after each reset, like `POST /origins`.
   */
  readonly embedderLocations?: readonly EmbedderLocation[] | undefined
  /**
   * Sends notifications to merchants' servers. In Node, `createSandbox` provides one that posts to
   * public hosts, whose addresses it checks before each post, and to local stand-ins. In a page
   * nothing is sent without it: notifications to merchants wait.
   */
  readonly post?: Post | undefined
  /**
   * Receives defects of the bank itself, for example to log them: they hold nothing of what was
   * sent. By default no one receives them. Responses never contain details.
   */
  readonly onDefect?: ((defect: Defect) => void) | undefined
}

/** A running bank. */
export interface Sandbox {
  /**
   * The public API. Takes the same arguments as the global `fetch`. A fault that loses a response
   * rejects with a `TypeError`, like a network.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /**
   * The control API: it makes customers, reads their inbox, and moves the clock. For tests and
   * demos.
   */
  readonly control: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** Opens a WebSocket to the public API, e.g. `ws://bank.example/ws`, without a network. */
  readonly openSocket: (url: string) => MemorySocket
  /** Accepts a connection to `url` that the caller carries; undefined if a fault refuses it. */
  readonly acceptSocket: (url: string) => ((wire: Wire) => WireEvents) | undefined
  readonly clock: MovableClock
  /** Sets the faults; the same seed gives the same faults. An empty list ends them. */
  readonly setFaults: (rules: readonly FaultRule[], seed?: number) => void
  /** Returns to the first day: people, balances and time. Signs out all users. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Runs a bank on a migrated database: seeds it if it is empty, and opens its APIs. Closes the
 * database when the bank closes or fails to start.
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
  // A reset also undoes advances of the clock: the history ends at the real time.
  const today = () => firstDay(real.now())
  const registerLocations = () => registerAll(bank, options.embedderLocations)
  if (await isEmpty(database)) await beginFirstDay(database, today())
  await registerLocations()
  const hub = await createRealtimeHub(bank)
  const startOver = async () => {
    hub.endAll()
    keys.forget()
    await follow()
  }
  const resets = await createResets(bank, {
    today,
    registerLocations,
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

/** @throws {RangeError} If the grace is not between 0 and 5000 ms */
export function refreshGraceOf({ refreshGraceMs = 5000 }: SandboxOptions): number {
  if (refreshGraceMs >= 0 && refreshGraceMs <= 5000) return refreshGraceMs
  throw new RangeError('refreshGraceMs has to be 0 to 5000')
}

/** Starts the bank's background jobs. */
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
  await batchJob(bank),
]

async function registerAll(bank: Bank, locations: readonly EmbedderLocation[] = []): Promise<void> {
  await inTransaction(bank, async sql => {
    for (const location of locations) await registerOrigins(sql, location)
  })
}

interface ResetSteps {
  readonly today: () => FirstDay
  readonly registerLocations: () => Promise<void>
  readonly startOver: () => Promise<void>
  /** Called when a reset by another process may have gone unnoticed. */
  readonly onGap: () => void
}

/** Returns to the first day, here and in every other process on the same database. */
async function createResets(
  { database, newId, onDefect }: Bank,
  { today, registerLocations, startOver, onGap }: ResetSteps,
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
    await registerLocations()
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
      // Rejects like the global fetch: undici writes "fetch failed", with the reason as its cause.
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

/** Rejects like `fetch` when its caller gives up. The bank finishes what it has begun. */
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
