import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/** An error or warning on the console fails its test, unless the test expects it. */
const complaints: Error[] = []

// Redux Toolkit measures its own checks, which only shows that the machine is busy.
const OF_A_BUSY_MACHINE = /took \d+ms, which is more than the warning threshold/

for (const method of ['error', 'warn'] as const) {
  const original = console[method]
  console[method] = (...words: unknown[]) => {
    const text = format(...words)
    if (!OF_A_BUSY_MACHINE.test(text)) complaints.push(new Error(`console.${method}: ${text}`))
  }
  // The next file of this worker gets the same console.
  afterAll(() => {
    console[method] = original
  })
}

interface JsdomOfVitest {
  readonly virtualConsole: Record<'on' | 'off', (event: 'jsdomError', listener: Listener) => void>
}
type Listener = (error: Error) => void

// jsdom writes to the console that was there before the tests.
const { jsdom } = globalThis as { jsdom?: JsdomOfVitest }
const onJsdomError: Listener = error => complaints.push(error)
jsdom?.virtualConsole.on('jsdomError', onJsdomError)
afterAll(() => jsdom?.virtualConsole.off('jsdomError', onJsdomError))

afterEach(failOnComplaint)
// Catches complaints that came after the last test.
afterAll(failOnComplaint)

function failOnComplaint(): void {
  const [first] = complaints.splice(0)
  if (first) throw first
}
