import { createSandbox, type Sandbox } from '@sixpence/sandbox'
import { afterEach, beforeAll } from 'vitest'
import { createSixpence, type Sixpence } from '../src/index.ts'
import { nodePlatform } from '../src/platform/node-platform.ts'

const BOOT_MS = 180_000

export interface Person {
  readonly customerId: string
  readonly email: string
  readonly password: string
  readonly accounts: readonly { accountId: string; currencyCode: string; balance: string }[]
}

export interface TestBank {
  readonly sandbox: Sandbox
  /** Returns a new customer of the bank. */
  person(wish?: object): Promise<Person>
  /** Returns core on this bank, with that customer signed in; disposed of after the test. */
  signedIn(person: Person): Promise<Sixpence>
  /** Returns the last code sent to an address. */
  codeFor(email: string): Promise<string>
}

// Lives as long as the worker: resetting takes a fraction of a start.
let bankOfWorker: Promise<Sandbox> | undefined

/** A whole bank in this process, reset for each file. */
export function aBank(): TestBank {
  let running: Sandbox | undefined
  const opened: Sixpence[] = []
  beforeAll(async () => {
    running = await (bankOfWorker ??= createSandbox())
    await running.reset()
  }, BOOT_MS)
  afterEach(() => {
    running?.setFaults([])
    for (const sixpence of opened.splice(0)) sixpence.dispose()
  })
  const sandbox = () => {
    if (running === undefined) throw new Error('The bank runs inside tests only.')
    return running
  }
  // Looked up at each call, so that a test can spy on it.
  const send: Sandbox['fetch'] = (input, init) => sandbox().fetch(input, init)
  const second = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await sandbox().control(`http://127.0.0.1:4401${path}`, init)).json()

  return {
    get sandbox() {
      return sandbox()
    },
    person: async (wish = {}) =>
      // The control API returns this for a new person.
      (await second('/people', { method: 'POST', body: JSON.stringify(wish) })) as Person,
    async signedIn({ email, password }) {
      const platform = { ...nodePlatform(), fetch: send, openSocket: noSocket }
      const sixpence = createSixpence({ api: 'http://bank.localhost', platform })
      opened.push(sixpence)
      await sixpence.signIn.start({ username: email, password })
      return sixpence
    },
    async codeFor(email) {
      const path = `/inbox?to=${encodeURIComponent(email)}`
      const messages = (await second(path)) as { code?: string; at: string }[]
      const latest = messages
        .filter(message => message.code !== undefined)
        .toSorted((a, b) => b.at.localeCompare(a.at))
      return latest[0]?.code ?? 'none'
    },
  }
}

const noSocket = () => ({
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
})
