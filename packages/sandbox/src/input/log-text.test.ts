import { expect, it } from 'vitest'
import { logText } from './log-text.ts'

it.each(['sk', 'whsec', 'ipnsec', 'pbn'])('keeps no secret that begins with %s_', prefix => {
  expect(logText(`{"secret":"${prefix}_aB-3_x"}`)).toBe(`{"secret":"${prefix}_…"}`)
})
