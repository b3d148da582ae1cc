import { createSandbox } from '@sixpence/sandbox'
import { nodePlatform } from '../src/platform/node-platform.ts'
import type { Platform } from '../src/platform/index.ts'
import { createSixpence, type SixpenceOptions } from '../src/index.ts'

type Sandbox = Awaited<ReturnType<typeof createSandbox>>

interface Person {
  readonly customerId: string
  readonly email: string
  readonly password: string
  readonly signIn: 'simple' | 'otp' | 'push'
}

// One bank per worker: starting it takes longer than all its work.
let running: Promise<Sandbox> | undefined

/** The bank of this process, without a grace period for used refresh tokens. */
export function theBank(): Promise<Sandbox> {
  return (running ??= createSandbox({ refreshGraceMs: 0 }))
}

/** Returns a new customer, so that tests don't share any. */
export async function aPerson(
  wanted: Partial<Pick<Person, 'signIn'>> & {
    readonly kind?: 'personal' | 'business'
    readonly standing?: { readonly needsKyc?: boolean; readonly actsForOthers?: boolean }
    readonly accesses?: readonly { readonly customerId: string; readonly right: string }[]
  } = {},
): Promise<Person> {
  const bank = await theBank()
  const response = await bank.control('http://127.0.0.1/people', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  return (await response.json()) as Person
}

/** The last code sent to somebody. */
export async function latestCode(email: string): Promise<string> {
  const bank = await theBank()
  const inbox = await bank.control(`http://127.0.0.1/inbox?to=${encodeURIComponent(email)}`)
  const messages = (await inbox.json()) as { at: string; code?: string }[]
  const code = messages.toSorted((a, b) => a.at.localeCompare(b.at)).findLast(({ code }) => code)
  return code?.code ?? ''
}

/** Node's platform, connected directly to the bank. */
export async function platformOfBank(overrides: Partial<Platform> = {}): Promise<Platform> {
  const bank = await theBank()
  return {
    ...nodePlatform(),
    fetch: (input, init) => bank.fetch(input, init),
    openSocket: url => bank.openSocket(url),
    ...overrides,
  }
}

/** Returns a client of that bank. */
export async function aSixpence(options: Partial<SixpenceOptions> = {}) {
  return createSixpence({
    api: 'http://bank.example',
    platform: await platformOfBank(),
    idleLimitMs: Infinity,
    ...options,
  })
}
