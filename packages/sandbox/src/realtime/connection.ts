import { CLOSE_CODE, type BankMessage, type ClientMessage, type Notice } from '@sixpence/protocol'
import { bankMessageSchema, clientMessageSchema } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import type { SignedIn } from '../context.ts'
import type { Bank } from '../bank.ts'
import { readAccessToken } from '../credentials/index.ts'
import { parseJson } from '../http/index.ts'
import { readLoginApproval } from '../sign-in/index.ts'
import { readMissedNotices, readNewestNoticeId, readNoticesSinceSignIn } from './read-notices.ts'
import type { Wire, WireEvents } from './wire.ts'

const AUTHENTICATE_WITHIN_MS = 10_000
const MOST_MESSAGE_LENGTH = 64 * 1024
const MOST_MESSAGES = 100
const MESSAGES_COUNTED_MS = 10_000
const MOST_WAITING_BYTES = 1024 * 1024
/** From the registry of RFC 6455, section 11.7. */
const SERVICE_RESTART = 1012

/** One client's connection, from the greeting to the end. */
export interface Connection {
  readonly events: WireEvents
  /** The customer; undefined until the client has authenticated. */
  readonly customerId: string | undefined
  readonly sessionId: string | undefined
  sendNotice(notice: Notice): void
  /** Sends the decision about a sign-in that the client waits for, named by its code's hash. */
  sendLoginAnswer(codeHash: string, answer: { key: string; result: boolean }): void
  sessionEnded(sessionId: string): void
  end(): void
  /** Makes the client reconnect, so that it is authenticated again and gets what it missed. */
  startOver(): void
  cut(): void
}

interface ConnectionOptions {
  readonly wire: Wire
  /** The URL of the connection, with `http` in place of `ws`. */
  readonly url: string
  readonly bank: Bank
  readonly onEnd: () => void
  readonly onDefect: (cause: unknown) => void
}

/** Greets a client, sends missed notices, then new ones. */
export function createConnection(options: ConnectionOptions): Connection {
  return new ClientConnection(options)
}

class ClientConnection implements Connection {
  readonly #options: ConnectionOptions
  readonly #deadline: ReturnType<typeof setTimeout>
  #caller: SignedIn | undefined
  /** The sign-in that the client waits for, if nobody is signed in yet. */
  #awaited: string | undefined
  #isAsking = false
  #hasNonce = false
  #isOver = false
  /** Notices that arrived while missed ones were being read. Undefined: nothing is waiting. */
  #held: Notice[] | undefined
  #counted = { since: 0, messages: 0 }

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#deadline = setTimeout(
      () => this.#close(CLOSE_CODE.notAuthenticated, 'not authenticated in time'),
      AUTHENTICATE_WITHIN_MS,
    )
  }

  readonly events: WireEvents = {
    message: text => void this.#hear(text).catch((cause: unknown) => this.#fail(cause)),
    closed: () => this.#over(),
  }

  get customerId(): string | undefined {
    return this.#caller?.customerId
  }

  get sessionId(): string | undefined {
    return this.#caller?.sessionId
  }

  sendNotice(notice: Notice): void {
    if (this.#held) this.#held.push(notice)
    else this.#say({ type: 'notice', notice })
  }

  sendLoginAnswer(codeHash: string, answer: { key: string; result: boolean }): void {
    if (this.#awaited === codeHash) this.#say({ type: 'loginApproval', ...answer })
  }

  sessionEnded(sessionId: string): void {
    if (this.#caller?.sessionId === sessionId) this.end()
  }

  end(): void {
    this.#close(CLOSE_CODE.notAuthenticated, 'the session has ended')
  }

  startOver(): void {
    this.#close(SERVICE_RESTART, 'connect again')
  }

  cut(): void {
    this.#options.wire.cut()
    this.#over()
  }

  async #hear(text: string): Promise<void> {
    if (this.#isOver) return
    if (text.length > MOST_MESSAGE_LENGTH || this.#isFlood()) {
      return this.#close(CLOSE_CODE.tooMuch, 'too much')
    }
    const message = readMessage(text)
    if (message && !this.#isAsking && message.type !== 'ping') return this.#greet(message)
    if (!this.#isKnown()) return this.#close(CLOSE_CODE.notAuthenticated, 'not authenticated')
    if (message?.type === 'ping') this.#say({ type: 'pong' })
  }

  #isKnown(): boolean {
    return this.#caller !== undefined || this.#awaited !== undefined
  }

  async #greet(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    this.#isAsking = true
    return message.type === 'authenticate'
      ? this.#authenticate(message)
      : this.#awaitLogin(message.tmpJwt)
  }

  async #authenticate(message: ClientMessage & { type: 'authenticate' }) {
    const { bank } = this.#options
    const fault = await this.#verifyProof(message)
    if (fault === 'use_dpop_nonce') return this.#askForNonce()
    if (fault) return this.#close(CLOSE_CODE.notAuthenticated, fault)
    const context = { sql: bank.database.sql, clock: bank.clock }
    // Held from before the token is read: a notice in between is sent after the greeting.
    this.#held = []
    const caller = await readAccessToken(message.accessToken, context, bank.tokens.keys)
    if (!caller) return this.#close(CLOSE_CODE.notAuthenticated, 'not authenticated')
    clearTimeout(this.#deadline)
    this.#caller = caller
    const { missed, ...greeting } = await this.#begin(caller, message)
    // A sign-out between the two reads missed this connection, which had no customer yet.
    if (!(await readAccessToken(message.accessToken, context, bank.tokens.keys))) return this.end()
    this.#say({ type: 'authenticated', ...greeting })
    this.#release(missed)
  }

  async #verifyProof({ accessToken: value, proof }: ClientMessage & { type: 'authenticate' }) {
    const { url, bank } = this.#options
    const scheme = proof === undefined ? 'Bearer' : 'DPoP'
    const request = {
      method: 'GET',
      url,
      proof,
      needsNonce: true,
      token: { scheme, value },
    } as const
    const result = await bank.proofs.verify(request)
    return 'fault' in result ? result.fault : undefined
  }

  /** Only once: a client that has a nonce and doesn't use it isn't asked again. */
  async #askForNonce() {
    if (this.#hasNonce) return this.#close(CLOSE_CODE.notAuthenticated, 'use_dpop_nonce')
    this.#hasNonce = true
    this.#isAsking = false
    this.#say({ type: 'nonceWanted', nonce: await this.#options.bank.proofs.nonce() })
  }

  async #awaitLogin(tmpJwt: string) {
    const { database, clock, tokens } = this.#options.bank
    const context = { sql: database.sql, clock, tokens }
    const found = await readLoginApproval(tmpJwt, context)
    if (!found) return this.#close(CLOSE_CODE.notAuthenticated, 'not authenticated')
    clearTimeout(this.#deadline)
    this.#awaited = found.codeHash
    this.#say({ type: 'authenticated' })
    // Read again after subscribing: a decision may have arrived in between.
    const { key, result } = (await readLoginApproval(tmpJwt, context)) ?? found
    if (result !== undefined) this.#say({ type: 'loginApproval', key, result })
  }

  /**
   * Starts at the next notice for a client that has seen none, or at those since a very recent
   * sign-in.
   */
  async #begin(caller: SignedIn, { lastNoticeId }: { lastNoticeId?: string | undefined }) {
    const { database, clock } = this.#options.bank
    const { customerId } = caller
    if (lastNoticeId !== undefined) {
      return { missed: await readMissedNotices(customerId, lastNoticeId, database) }
    }
    const missed = await readNoticesSinceSignIn(caller, { sql: database.sql, clock })
    const newest = await readNewestNoticeId(customerId, missed, database)
    return { missed, ...(newest !== undefined && { lastNoticeId: newest }) }
  }

  #release(missed: readonly Notice[]): void {
    const held = this.#held ?? []
    this.#held = undefined
    const seen = new Set(missed.map(({ id }) => id))
    for (const notice of missed) this.sendNotice(notice)
    for (const notice of held) if (!seen.has(notice.id)) this.sendNotice(notice)
  }

  #isFlood(): boolean {
    const now = Date.now()
    if (now - this.#counted.since > MESSAGES_COUNTED_MS) this.#counted = { since: now, messages: 0 }
    this.#counted.messages += 1
    return this.#counted.messages > MOST_MESSAGES
  }

  #say(message: BankMessage): void {
    const { wire } = this.#options
    if (this.#isOver) return
    if (wire.waiting() > MOST_WAITING_BYTES) {
      // A client that doesn't read wouldn't read a close frame either.
      wire.close(CLOSE_CODE.tooSlow, 'too slow')
      return this.cut()
    }
    wire.send(JSON.stringify(z.encode(bankMessageSchema, message)))
  }

  #fail(cause: unknown): void {
    this.#options.onDefect(cause)
    this.#close(1011, 'something went wrong')
  }

  #close(code: number, reason: string): void {
    if (this.#isOver) return
    this.#over()
    this.#options.wire.close(code, reason)
  }

  #over(): void {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#deadline)
    this.#options.onEnd()
  }
}

function readMessage(text: string) {
  try {
    const read = z.safeParse(clientMessageSchema, parseJson(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
