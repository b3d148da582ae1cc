import { expect, it } from 'vitest'
import { keepLinkToPay, takeLinkToPay } from './link-to-pay.ts'
import { forgetSession } from './session-memory.ts'

it('is taken once, and by its own page alone', () => {
  keepLinkToPay('secret')
  expect(['other', 'secret', 'secret'].map(takeLinkToPay)).toEqual([false, true, false])
})

it('goes with the session', () => {
  keepLinkToPay('secret')
  forgetSession()
  expect(takeLinkToPay('secret')).toBe(false)
})
