import { SixpenceError } from '@sixpence/core'
import { describe, expect, it } from 'vitest'
import { adviceOn } from './advice.ts'

const at = { api: 'http://127.0.0.1:4400', now: new Date('2026-11-21T12:00:00Z') }

describe('adviceOn', () => {
  it.each([
    [new SixpenceError('captcha_needed', 'no'), /^captcha_needed: .*bot check.*15 minutes/],
    [
      new SixpenceError('locked', 'no', { retryAfterSeconds: 600 }),
      /^locked until 2026-11-21T12:10:00.000Z: .*Wait/,
    ],
    [new SixpenceError('locked', 'no'), /^locked: .*Wait/],
    [new SixpenceError('offline', 'no'), /nobody answers at http:\/\/127.0.0.1:4400.*npm start/],
    [new SixpenceError('no_access', 'Not yours.'), /^no_access: Not yours.$/],
    [new Error('Ada is not here'), /^Ada is not here$/],
  ])('says what was met, and what to do: %s', (cause, advice) => {
    expect(adviceOn(cause, at)).toMatch(advice)
  })
})
