import { expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

it('lets other messages through, without a timer', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout')
  const { port1, port2 } = new MessageChannel()
  const received = vi.fn<() => void>()
  port1.addEventListener('message', received)
  port1.start()
  port2.postMessage('')
  await pause()
  await pause()
  expect(received).toHaveBeenCalledOnce()
  expect(timer).not.toHaveBeenCalled()
  port1.close()
})
