import { afterEach, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

afterEach(() => void vi.useRealTimers())

it('lets other messages through, without a timer', async () => {
  // With these, what waits for a timer never ends.
  vi.useFakeTimers()
  const { port1, port2 } = new MessageChannel()
  const received = vi.fn<() => void>()
  port1.addEventListener('message', received)
  port1.start()
  port2.postMessage('')
  await pause()
  await pause()
  expect(received).toHaveBeenCalledOnce()
  port1.close()
})
