import { readPayload } from '../../src/http/index.ts'
import { isSixpenceError, SixpenceError } from '../../src/errors/index.ts'
import { readAccessToken } from '../../src/session/access-token.ts'
import { newSession, nextDeadline, reduceSession } from '../../src/session/reduce-session.ts'
import type {
  Caller,
  Moment,
  RecordAccess,
  RecordOutcome,
  SessionEvent,
  SessionModel,
  SessionPort,
  SessionScope,
  TabMessage,
  Transition,
} from '../../src/session/session-model.ts'
import type { RefreshRecord } from '../../src/session/token-store.ts'
import type { Random } from '../payments/seeded-random.ts'
import { ScheduleBank } from './schedule-bank.ts'

interface Tab {
  readonly number: number
  model: SessionModel
  isOpen: boolean
  readonly ended: Set<SessionScope>
  /** Messages in transit from each other tab, in the order they were sent. */
  readonly inbox: Map<number, SessionEvent[]>
  /** Refresh tokens it has sent and not got an answer for. */
  readonly atTheBank: Set<string>
}

interface ScheduleOptions {
  readonly idleLimitMs: number
  /** The share of failing storage operations. */
  readonly brokenShare: number
}

/** No request to the bank takes longer. */
const BANK_MS = 15_000

interface Held {
  readonly release: () => void
  readonly refreshKey: string
}

/** The next event of one tab; nothing if it is closed. */
interface Pending {
  readonly tab: Tab
  readonly happen: () => void
  readonly isAtTheBank: boolean
}

/**
 * Some tabs, the record, the lock and the bank, without timers or promises: pending events happen
 * in whatever order `random` picks. Records violations.
 */
export class ScheduleWorld {
  readonly faults = new Set<string>()
  readonly bank = new ScheduleBank()
  readonly tabs: Tab[] = []
  record: RefreshRecord | undefined
  /** True if no tab was closed and no storage failed: then nothing may be left behind. */
  #isTidy = true
  #hasFailed = false
  readonly #waiting = new Map<Caller, Tab>()
  #now = 1_000_000
  #pending: Pending[] = []
  #lockedBy: Tab | undefined
  readonly #random: Random
  readonly #idleLimitMs: number
  readonly #brokenShare: number

  constructor(random: Random, { idleLimitMs, brokenShare }: ScheduleOptions) {
    this.#random = random
    this.#idleLimitMs = idleLimitMs
    this.#brokenShare = brokenShare
    this.openTab()
  }

  get open(): readonly Tab[] {
    return this.tabs.filter(({ isOpen }) => isOpen)
  }

  openTab(): void {
    const tab: Tab = {
      number: this.tabs.length,
      model: newSession(this.#idleLimitMs),
      isOpen: true,
      ended: new Set(),
      inbox: new Map(),
      atTheBank: new Set(),
    }
    this.tabs.push(tab)
    this.#dispatch(tab, { type: 'restore' })
  }

  closeTab(tab: Tab): void {
    tab.isOpen = false
    this.#isTidy = false
    if (this.#lockedBy === tab) this.#lockedBy = undefined
  }

  signIn(tab: Tab, userId: string): void {
    const { accessToken, refreshToken } = this.bank.signIn(userId)
    const token = readAccessToken(accessToken, this.#at())
    this.#dispatch(tab, { type: 'begin', caller: this.#caller(tab), token, refreshToken })
  }

  signOut(tab: Tab): void {
    if (tab.model.snapshot.status === 'restoring') return
    this.#dispatch(tab, { type: 'signOut', caller: this.#caller(tab) })
  }

  wantToken(tab: Tab, isRefused: boolean): void {
    const refused = isRefused ? tab.model.token?.value : undefined
    const caller = this.#caller(tab, refused)
    this.#dispatch(tab, { type: 'tokenWanted', caller, ...(refused && { refused }) })
  }

  tell(tab: Tab, type: 'focus' | 'touch'): void {
    this.#dispatch(tab, { type })
  }

  /**
   * Lets time pass and fires timers that are due. Messages take less time than any of them, and no
   * request to the bank exceeds its limit.
   */
  pass(ms: number): void {
    // Twice: the request arrives, then the answer.
    if (ms > BANK_MS) for (let leg = 0; leg < 2; leg += 1) this.#hurryBank()
    // Twice, for the answers.
    for (const tab of [...this.open, ...this.open]) {
      for (const inbox of tab.inbox.values()) this.#deliver(tab, inbox)
    }
    this.#now += ms
    for (const tab of this.tabs) {
      if (tab.isOpen && nextDeadline(tab.model) <= this.#now) this.#dispatch(tab, { type: 'tick' })
    }
  }

  /** Runs one of the pending events. */
  happen(): boolean {
    const inboxes = this.tabs.flatMap(tab => [...tab.inbox.values()].map(inbox => ({ tab, inbox })))
    const full = inboxes.filter(({ tab, inbox }) => tab.isOpen && inbox.length > 0)
    this.#pending = this.#pending.filter(({ tab }) => tab.isOpen)
    const chosen = Math.floor(this.#random() * (this.#pending.length + full.length))
    const [one] = this.#pending.splice(chosen, 1)
    if (one) {
      one.happen()
      return true
    }
    const next = full[chosen - this.#pending.length]
    const event = next?.inbox.shift()
    if (next && event) this.#dispatch(next.tab, event)
    return event !== undefined
  }

  /** Runs all pending events, then checks what is left. */
  settle(): void {
    this.#comeToRest()
    if ([...this.#waiting.values()].some(({ isOpen }) => isOpen)) this.faults.add('answers nobody')
    const { thefts, living } = this.bank
    // A record that couldn't be written can't be known to the other tabs.
    if (thefts > 0 && !this.#hasFailed) this.faults.add('was taken for a thief')
    if (this.#isTidy && living.length > (this.record ? 1 : 0))
      this.faults.add('left a session behind')
  }

  /** Ends all waits except those for idle time. */
  #comeToRest(): void {
    for (let round = 0; round < 2_000; round += 1) {
      // A tab that waits for time to pass may hold the lock.
      if (round % 50 > 0 && this.happen()) continue
      const waits = this.tabs.flatMap(({ isOpen, model }) => (isOpen ? model.waits : []))
      const until = Math.min(...waits.map(wait => wait.until))
      if (until === Infinity && !this.happen()) return
      if (until === Infinity) continue
      this.pass(Math.max(0, until - this.#now))
    }
    this.faults.add('never comes to rest')
  }

  #hurryBank(): void {
    const pending = this.#pending
    this.#pending = pending.filter(({ isAtTheBank }) => !isAtTheBank)
    for (const { isAtTheBank, tab, happen } of pending) if (isAtTheBank && tab.isOpen) happen()
  }

  #deliver(tab: Tab, inbox: SessionEvent[]): void {
    for (let event = inbox.shift(); event; event = inbox.shift()) this.#dispatch(tab, event)
  }

  #dispatch(tab: Tab, event: SessionEvent): void {
    if (!tab.isOpen) return
    const before = tab.model
    const { state, effects } = reduceSession(before, event, this.#at())
    tab.model = state
    if (before.scope && before.scope !== state.scope) tab.ended.add(before.scope)
    this.#check(tab)
    const bornIn = event.type === 'begin' ? undefined : state.scope
    const port = this.#port(tab, bornIn)
    for (const effect of effects) effect(port)
  }

  #check({ model, ended }: Tab): void {
    const { snapshot, scope, token } = model
    if ((snapshot.status === 'signed_in') !== (scope !== undefined))
      this.faults.add('half signed in')
    if (scope && ended.has(scope)) this.faults.add('an ended session came back')
    if (token && token.userId !== scope?.userId) this.faults.add("holds somebody else's token")
  }

  #port(tab: Tab, bornIn: SessionScope | undefined): SessionPort {
    const later = (resume: Transition, isAtTheBank = false) =>
      this.#later(tab, () => this.#resume(tab, bornIn, resume), isAtTheBank)
    return {
      post: message => this.#post(tab, message),
      access: (what, resume) =>
        this.#later(tab, () => {
          const outcome = this.#access(what)
          later(step => resume(step, outcome))
        }),
      lock: (waitMs, resume) => {
        const goOn = (held: Held) => later(step => resume(step, held))
        this.#lock(tab, this.#now + waitMs, goOn)
      },
      refresh: (record, resume) => {
        this.#send(tab, record)
        const ask = () => {
          const answer = this.#answerTo(record)
          later(step => {
            tab.atTheBank.delete(record.refreshToken)
            resume(step, answer)
          }, true)
        }
        this.#later(tab, ask, true)
      },
      logout: (refreshToken, caller) =>
        this.#later(tab, () => {
          this.bank.logout(refreshToken)
          caller?.resolve()
        }),
    }
  }

  /** Events of a session that has ended change nothing about its successor. */
  #resume(tab: Tab, bornIn: SessionScope | undefined, resume: Transition): void {
    const { scope, token, snapshot } = tab.model
    this.#dispatch(tab, { type: 'outcome', resume })
    if (!bornIn || bornIn === scope) return
    const after = tab.model
    const isSame = after.scope === scope && after.token === token && after.snapshot === snapshot
    if (!isSame) this.faults.add('a late answer changed another session')
  }

  #access({ change, orRead }: RecordAccess): RecordOutcome {
    const before = this.record
    const after = change ? change(before) : before
    if (this.#random() >= this.#brokenShare) {
      this.record = after
      return { before, after }
    }
    this.#isTidy = false
    this.#hasFailed = true
    return orRead ? { before, after } : { error: new Error('The disk is full') }
  }

  #lock(tab: Tab, until: number, goOn: (held: Held) => void): void {
    const isHeld = this.#lockedBy !== undefined
    if (isHeld && this.#now < until) return this.#later(tab, () => this.#lock(tab, until, goOn))
    if (!isHeld) this.#lockedBy = tab
    const release = () => {
      if (this.#lockedBy === tab) this.#lockedBy = undefined
    }
    goOn({ release, refreshKey: `key-${this.#random()}` })
  }

  #send({ atTheBank }: Tab, { refreshToken }: RefreshRecord): void {
    if (atTheBank.has(refreshToken)) this.faults.add('used a token twice at once')
    atTheBank.add(refreshToken)
  }

  #answerTo(record: RefreshRecord): ReturnType<ScheduleBank['refresh']> {
    const lost = { cause: new SixpenceError('offline', 'fetch failed') }
    if (this.#random() < 0.02) return lost
    const answer = this.bank.refresh(record)
    return this.#random() < 0.02 ? lost : answer
  }

  #post(from: Tab, message: TabMessage): void {
    const isTold = JSON.stringify(message).includes('refresh-')
    if (isTold) this.faults.add('a refresh token left its tab')
    for (const tab of this.tabs) {
      if (tab === from) continue
      const inbox = tab.inbox.get(from.number) ?? []
      inbox.push({ type: 'message', message })
      tab.inbox.set(from.number, inbox)
    }
  }

  #caller(tab: Tab, refused?: string): Caller {
    const { scope } = tab.model
    const caller: Caller = {
      resolve: token => {
        this.#waiting.delete(caller)
        if (!token) return
        const { sub } = readPayload(token) ?? {}
        if (scope && sub !== scope.userId) this.faults.add("was given somebody else's token")
        if (token === refused) this.faults.add('was given the refused token again')
      },
      reject: cause => {
        this.#waiting.delete(caller)
        const isOver = isSixpenceError(cause) && cause.code === 'session_expired'
        if (isOver && scope && tab.model.scope?.userId === scope.userId)
          this.faults.add('was thrown out though still signed in')
      },
    }
    this.#waiting.set(caller, tab)
    return caller
  }

  #later(tab: Tab, happen: () => void, isAtTheBank = false): void {
    this.#pending.push({ tab, happen, isAtTheBank })
  }

  #at(): Moment {
    return { wall: this.#now, monotonic: this.#now }
  }
}
