import type { Calls, Domain, Locale, Sixpence } from '@sixpence/core'

/** A call of a domain, by name. */
export interface CallName {
  readonly domain: string
  readonly name: string
}

/** What is asked of the bank: plain data, as all that the store holds. */
export interface Question extends CallName {
  readonly input: object
  /** Of an answer that the bank words. */
  readonly locale?: Locale | undefined
}

// One entry for each domain whose hooks were made.
const domains = new Map<string, Domain>()

/** Makes the calls of a domain known to the store. */
export function register(domain: Domain): void {
  domains.set(domain.name, domain)
}

function domainOf({ domain }: CallName): Domain {
  const known = domains.get(domain)
  if (!known) throw new Error(`No hooks were made of the domain ${domain}`)
  return known
}

/** What the declaration of a call says. */
export function factsOf(call: CallName): Calls[string] {
  const facts = domainOf(call).calls[call.name]
  if (!facts) throw new Error(`${call.domain} has no call ${call.name}`)
  return facts
}

/** The same of a call that reads; nothing of any other. */
export function readFactsOf(call: CallName): Partial<Extract<Calls[string], { effect: 'read' }>> {
  const facts = factsOf(call)
  return facts.effect === 'read' ? facts : {}
}

/** What answers are kept under that are out of date after a call. */
export function oldAfter(call: CallName): readonly string[] {
  const { effect, makesOld = effect === 'write' ? [call.domain] : [] } = factsOf(call)
  return makesOld
}

type Client = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>

/** The client of a call's domain. */
export const clientOfCall = (sixpence: Sixpence, call: CallName): Client =>
  sixpence.use(domainOf(call)) as Client // every member of a client is a method

/** The method of a client that makes a call. */
export function clientMethod(sixpence: Sixpence, call: CallName): Client[string] {
  const method = clientOfCall(sixpence, call)[call.name]
  if (!method) throw new TypeError(`${call.domain}.${call.name} is not there`)
  return method
}
