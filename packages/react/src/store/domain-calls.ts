import type { CallFacts, Domain, Bank } from '@sixpence/core/bank'
import type { Locale } from '@sixpence/core/locale'

/** A call of a domain, by name. */
export interface CallName {
  readonly domain: string
  readonly name: string
}

/** A question for the bank: plain data, like everything in the store. */
export interface Question extends CallName {
  readonly input: object
  /** Set if the bank words the answer. */
  readonly locale?: Locale | undefined
}

// One entry for each domain whose hooks were made, and for each of its calls.
const domains = new Map<string, Domain>()
const facts = new Map<string, CallFacts>()

/** Registers a domain and its client's calls with the store. */
export function register(domain: Domain, calls: Readonly<Record<string, CallFacts>>): void {
  domains.set(domain.name, domain)
  for (const [name, call] of Object.entries(calls)) facts.set(`${domain.name}.${name}`, call)
}

function domainOf({ domain }: CallName): Domain {
  const known = domains.get(domain)
  if (!known) throw new Error(`No hooks were made of the domain ${domain}`)
  return known
}

/** Returns the facts that a call is declared with. */
export function factsOf({ domain, name }: CallName): CallFacts {
  const known = facts.get(`${domain}.${name}`)
  if (!known) throw new Error(`${domain} has no call ${name}`)
  return known
}

/**
 * Returns the same for a call that reads; for any other, facts by which no other call makes its
 * answer stale.
 */
export function readFactsOf(call: CallName): Partial<Extract<CallFacts, { effect: 'read' }>> {
  const known = factsOf(call)
  return known.effect === 'read' ? known : { tags: [] }
}

/** Returns the tags of the answers that are out of date after a call. */
export function oldAfter(call: CallName): readonly string[] {
  const { effect, makesOld = effect === 'write' ? [call.domain] : [] } = factsOf(call)
  return makesOld
}

type Client = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>

/** The client of a call's domain. */
export const clientOfCall = (sixpence: Bank, call: CallName): Client =>
  sixpence.use(domainOf(call)) as Client // every member of a client is a method

/** The method of a client that makes a call. */
export function clientMethod(sixpence: Bank, call: CallName): Client[string] {
  const method = clientOfCall(sixpence, call)[call.name]
  if (!method) throw new TypeError(`${call.domain}.${call.name} is not there`)
  return method
}
