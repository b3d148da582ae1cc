import type { Sixpence } from '@sixpence/core'
import type { Access, ActingState } from '@sixpence/core/access'
import type { Domain } from '@sixpence/core/bank'
import type { Customer } from '@sixpence/core/customer'
import type { Drafts } from '@sixpence/core/drafts'
import type { Realtime, RealtimeState } from '@sixpence/core/realtime'
import type { Session, SessionState } from '@sixpence/core/session'
import type { Start, StartInfo } from '@sixpence/core/start'

type Parts = Omit<Sixpence, 'setLocale' | 'dispose' | 'use'>

/** Returns a bank whose calls fail unless a test prepares them. */
export function aSixpence(parts: { readonly [Name in keyof Parts]?: Partial<Parts[Name]> } = {}) {
  const { session, realtime, access, start, signIn, drafts, ...domains } = parts
  const sixpence = {
    session: { ...aSession(), ...session },
    realtime: { ...aRealtime(), ...realtime },
    access: { ...anAccess(), ...access },
    start: { ...aStart(), ...start },
    signIn: { resume: async () => undefined, abandon: async () => undefined, ...signIn },
    drafts: { ...aDrafts(), ...drafts },
    setLocale: () => undefined,
    dispose: () => undefined,
    ...domains,
  }
  // The move to sign-ins by phone shares its calls with signing in.
  const use = ({ name }: Domain) =>
    name === 'signIn' ? domains.migration : sixpence[name as keyof typeof sixpence]
  // Calling a method that a test hasn't prepared is a type error at run time.
  return { ...sixpence, use } as unknown as Sixpence
}

/** A session that a test drives by `set`. */
export function aSession(start: SessionState = SIGNED_IN) {
  let state = start
  const listeners = new Set<() => void>()
  const session = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: SessionState) => {
      state = next
      for (const listener of listeners) listener()
    },
    touch: () => undefined,
  }
  return session satisfies Partial<Session> & { set: (next: SessionState) => void }
}

/** Acting for others, which a test drives by `set`. */
export function anAccess(begin: ActingState = { customerId: undefined, isOther: false }) {
  let state = begin
  const listeners = new Set<() => void>()
  const access = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: ActingState) => {
      state = next
      for (const listener of listeners) listener()
    },
  }
  return access satisfies Partial<Access> & { set: (next: ActingState) => void }
}

/** Returns the bank's facts about the signed-in user: Ada, unless a test overrides it. */
export function aStart(info: Partial<StartInfo> = {}) {
  const whole: StartInfo = {
    customer: ADA,
    terms: [],
    accessInfo: undefined,
    accesses: [],
    forms: undefined,
    ...info,
  }
  const start = {
    info: async () => whole,
    getSnapshot: () => whole,
    subscribe: () => () => undefined,
    forget: () => undefined,
  }
  return start satisfies Start
}

/** A personal customer without open tasks. */
export const ADA: Customer = {
  customerType: 'personal',
  userId: 'ada',
  customerId: 'ada',
  login: 'ada@sixpence.example',
  firstName: 'Ada',
  lastName: 'Lindholm',
  transactionApproveMode: 'none',
  login2faMode: 'no',
  isAdmin: false,
  isHaveRelatedAccounts: false,
  useOldWeb: false,
  verified: true,
  limited: false,
  dueDiligenceLevel: 0,
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
}

/** A channel that a test drives by `tell`, `become` and `reconnect`. */
export function aRealtime() {
  type Listener = Parameters<Realtime['onNotice']>[0]
  const onNotice = new Set<Listener>()
  const watchers = new Set<Listener>()
  const answers: unknown[] = []
  const onReconnected = new Set<() => void>()
  const listeners = new Set<() => void>()
  let state: RealtimeState = 'open'
  return {
    onNotice: (listener: Listener) => {
      onNotice.add(listener)
      return () => onNotice.delete(listener)
    },
    watch: (listener: Listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    onReconnected: (listener: () => void) => {
      onReconnected.add(listener)
      return () => onReconnected.delete(listener)
    },
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become: (next: RealtimeState) => {
      state = next
      for (const listener of listeners) listener()
    },
    tell: (notice: Parameters<Listener>[0]) => {
      for (const watch of watchers) watch(notice)
      answers.push(...Array.from(onNotice, listener => listener(notice)))
    },
    /** The results of the listeners so far. */
    answers: () => answers,
    reconnect: () => {
      for (const listener of onReconnected) listener()
    },
  }
}

/** Keeps drafts in memory, for any user. */
export function aDrafts() {
  const kept = new Map<string, Readonly<Record<string, string>>>()
  const drafts = {
    read: (form: string) => kept.get(form),
    keep: (form: string, fields: Readonly<Record<string, string>>) => void kept.set(form, fields),
    forget: (form: string) => void kept.delete(form),
  }
  return drafts satisfies Drafts
}

const SIGNED_IN: SessionState = {
  status: 'signed_in',
  userId: 'ada',
  email: 'ada@sixpence.example',
  idleAt: undefined,
}
