import { type Diagnostic, isSixpenceError } from '../../src/errors/index.ts'
import { createPayments, followLeaving } from '../../src/payments/index.ts'
import { fallbackStorage } from '../../src/platform/index.ts'
import type { CallNamedMethod } from '../../src/transport/index.ts'
import { fakeBank, type FakeBank, type Fault } from './fake-bank.ts'
import { fakeBrowser, type FakeBrowser } from './fake-browser.ts'
import { fakeSession } from './fake-session.ts'
import { seededRandom } from './seeded-random.ts'
import { VirtualTime } from './virtual-time.ts'

interface CustomerOptions {
  /** Consumed call by call. */
  readonly faults?: Record<string, Fault[]>
  /** The network between the customer and the bank. */
  readonly networkOf?: (bank: FakeBank, time: VirtualTime) => CallNamedMethod
}

/** Ada with one open tab, and more to open. */
export async function aCustomer(options: CustomerOptions = {}) {
  const time = new VirtualTime()
  const random = seededRandom(1)
  const browser = fakeBrowser(time, random)
  const bank = fakeBank(time)
  const planned = options.faults ?? {}
  const diagnostics: Diagnostic[] = []
  bank.faults = method => planned[method]?.shift() ?? 'none'
  const network = options.networkOf?.(bank, time) ?? bank.call
  const openIn = async (device: FakeBrowser) => {
    const tab = device.openTab()
    const session = fakeSession('ada')
    // A browser's storage falls back to memory by itself.
    const platform = { ...tab.platform, storage: fallbackStorage(tab.platform.storage) }
    const onDiagnostic = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
    const setup = { platform, session, namespace: 'aurelia', onDiagnostic }
    followLeaving(setup)
    const payments = createPayments({
      ...setup,
      call: async (...question) => {
        const answer = await network(...question)
        return tab.isAlive() ? answer : new Promise<never>(() => undefined)
      },
    })
    await time.pass(100)
    return { tab, session, payments }
  }
  const open = () => openIn(browser)
  /** Signs the same customer in on another device, which starts empty. */
  const openElsewhere = () => openIn(fakeBrowser(time, random))
  const { tab, session, payments } = await open()
  const stored = () => JSON.stringify([...browser.records])
  const customer = { open, openElsewhere, tab, session, payments, stored }
  return { time, browser, bank, diagnostics, ...customer }
}

/** Returns the code of the error that `work` ends with. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return isSixpenceError(error) ? error.code : 'none'
}
