import type { Diagnostic } from '../../src/errors/index.ts'
import type { Subject } from '../../src/http/index.ts'
import { createPayments } from '../../src/payments/index.ts'
import { fakeBank, type Fault } from './fake-bank.ts'
import { fakeBrowser } from './fake-browser.ts'
import { fakeSession } from './fake-session.ts'
import { seededRandom } from './seeded-random.ts'
import { VirtualTime } from './virtual-time.ts'

const subjectOf = (userId: string, actsFor?: string): Subject => ({
  key: actsFor === undefined ? userId : `${userId}~${actsFor}`,
  userId,
  actsFor,
})

/** Ada, who can act for others in each of her tabs; `faults` are consumed call by call. */
export async function anActingUser(options: { faults?: Record<string, Fault[]> } = {}) {
  const time = new VirtualTime()
  const browser = fakeBrowser(time, seededRandom(1))
  const bank = fakeBank(time)
  const planned = options.faults ?? {}
  bank.faults = method => planned[method]?.shift() ?? 'none'
  const session = fakeSession('ada')
  /** The owner of each call. */
  const calls: string[] = []

  async function openTab() {
    let subject = subjectOf('ada')
    const listeners = new Set<() => void>()
    const diagnostics: Diagnostic[] = []
    const payments = createPayments({
      call: (method, input, how) => {
        calls.push(`${method.name} ${how?.subject?.key}`)
        return bank.call(method, input, how)
      },
      platform: browser.openTab().platform,
      session,
      namespace: 'aurelia',
      owner: {
        getSnapshot: () => subject,
        subscribe: listener => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      onDiagnostic: diagnostic => diagnostics.push(diagnostic),
    })
    const actFor = (customerId?: string) => {
      subject = subjectOf('ada', customerId)
      for (const listener of listeners) listener()
    }
    await time.pass(100)
    return { payments, actFor, diagnostics }
  }

  return { time, browser, bank, session, calls, openTab, ...(await openTab()) }
}
