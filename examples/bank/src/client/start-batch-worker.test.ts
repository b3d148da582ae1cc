// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Rules = { createScriptURL: (asked: string) => string }

const started = vi.fn<(address: unknown, options: WorkerOptions) => void>()

beforeEach(() => {
  vi.resetModules()
  started.mockClear()
  vi.stubGlobal('Worker', started)
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => (await import('./start-batch-worker.ts')).startBatchWorker

it('starts each worker with the one address of a policy that gives no other (MASS-001)', async () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_name, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const start = await open()
  start()
  start()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('sixpence-batch-worker', expect.anything())
  const [, rules] = createPolicy.mock.calls[0] ?? []
  const address = rules?.createScriptURL('https://evil.example/x.js')
  expect(address).toMatch(/batch-worker/)
  expect(started.mock.calls).toEqual([
    [address, { type: 'module' }],
    [address, { type: 'module' }],
  ])
})

it('starts it in a browser without such policies (MASS-001)', async () => {
  const start = await open()
  start()
  expect(started).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/batch-worker/), {
    type: 'module',
  })
})
