import type { AccessInfo, AccessListEntry } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { FatcaCrsInfo } from '@sixpence/protocol/profile'
import {
  callListeners,
  isSixpenceError,
  type DiagnosticListener,
  type SixpenceErrorCode,
} from '../errors/index.ts'
import type { Start, StartInfo } from './start.ts'

/** The calls that the start needs, and their subject. */
export interface StartOptions {
  readonly getCustomer: () => Promise<Customer>
  readonly getForms: () => Promise<FatcaCrsInfo>
  readonly getAccessInfo: () => Promise<AccessInfo>
  readonly listAccesses: () => Promise<readonly AccessListEntry[]>
  /** Identifies the user and the customer they act for; undefined while no one is signed in. */
  readonly subject: () => string | undefined
  /** True if the user acts for another customer. */
  readonly isActing: () => boolean
  readonly expected: Expected
  readonly onDiagnostic: DiagnosticListener
}

/** Data needed besides the customer, depending on who they are. */
export type StartPart = 'accessInfo' | 'accesses' | 'forms'

/** The parts that the current subject needed last time, possibly kept by an earlier page. */
export interface Expected {
  readonly read: () => readonly StartPart[]
  readonly keep: (parts: readonly StartPart[]) => void
}

/** Keeps the data loaded for one subject, and shares one load among all callers. */
export function createStart(options: StartOptions): Start {
  let loading:
    | { readonly subject: string | undefined; readonly info: Promise<StartInfo> }
    | undefined
  let known: StartInfo | undefined
  const listeners = new Set<() => void>()
  const publish = (info: StartInfo | undefined) => {
    if (known === info) return
    known = info
    void callListeners(listeners, [], options.onDiagnostic)
  }
  const forget = () => {
    loading = undefined
    publish(undefined)
  }

  /** If the subject changes during a load, the result mixes both: loads again. */
  async function loadFor(subject: string | undefined): Promise<StartInfo> {
    const info = await load(options)
    const present = options.subject()
    return subject === undefined || present === subject ? info : loadFor(present)
  }

  return {
    info() {
      const subject = options.subject()
      if (loading && loading.subject === subject) return loading.info
      const mine = { subject, info: loadFor(subject) }
      loading = mine
      mine.info.then(
        info => {
          if (loading === mine) publish(info)
        },
        () => {
          if (loading === mine) forget()
        },
      )
      return mine.info
    },
    forget,
    getSnapshot: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const NOTHING: StartInfo = {
  customer: undefined,
  terms: [],
  accessInfo: undefined,
  accesses: [],
  forms: undefined,
}

async function load(options: StartOptions): Promise<StartInfo> {
  try {
    const ask = createAsk(options)
    // Requested without waiting, even if it may not be needed.
    for (const part of options.expected.read()) ask[part]().catch(() => undefined)
    const customer = await options.getCustomer()
    const isBusiness = customer.customerType !== 'personal' || options.isActing()
    const isRelated = customer.isHaveRelatedAccounts
    options.expected.keep(partsOf(isBusiness, isRelated))
    const [accessInfo, accesses, forms] = await Promise.all([
      isBusiness ? ask.accessInfo() : undefined,
      isRelated ? ask.accesses() : [],
      isBusiness ? undefined : ask.forms(),
    ])
    return { customer, terms: [], accessInfo, accesses, forms }
  } catch (error) {
    if (!isSixpenceError(error) || NOT_KNOWN.has(error.code)) throw error
    // After other refusals the customer is unknown; keeps only the terms to accept.
    return { ...NOTHING, terms: error.terms }
  }
}

function partsOf(isBusiness: boolean, isRelated: boolean): readonly StartPart[] {
  const own = isBusiness ? 'accessInfo' : 'forms'
  return isRelated ? [own, 'accesses'] : [own]
}

/** Requests each part once. */
const createAsk = ({ getAccessInfo, listAccesses, getForms }: StartOptions) => ({
  accessInfo: once(getAccessInfo),
  accesses: once(listAccesses),
  forms: once(() => getForms().catch(withoutForms)),
})

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => (answer ??= ask())
}

/** A frame in another site may not read the forms, and starts without them. */
function withoutForms(error: unknown): undefined {
  if (!isSixpenceError(error) || error.code !== 'step_up_needed') throw error
  return undefined
}

/** The bank didn't answer, or nobody is signed in: that reveals nothing about the customer. */
const NOT_KNOWN: ReadonlySet<SixpenceErrorCode> = new Set([
  'session_expired',
  'offline',
  'timeout',
  'server_unavailable',
  'too_soon',
  'unexpected_answer',
])
