import { describe, expect, it } from 'vitest'
import { framePolicy, NO_FRAME_POLICY } from './frame-policy.ts'

const PAGES = { hostOrigin: 'https://app.example', heldBy: ['capacitor://localhost'] }
const URL = 'https://bank.example/card-frame'

const rulesOf = (policy: string) => policy.split('; ')

describe('the policy of a frame with a card in it', () => {
  it('lets it load what stands beside it, send nowhere, and be held by the pages that asked', () => {
    expect(rulesOf(framePolicy({ url: URL }, PAGES))).toEqual([
      "default-src 'none'",
      `script-src ${URL}.js`,
      `style-src ${URL}.css`,
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors https://app.example capacitor://localhost',
      'sandbox allow-scripts',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  it('differs in where it sends to alone, for a frame that sends', () => {
    const sendsTo = `${URL}/tokens`
    const mute = rulesOf(framePolicy({ url: URL }, PAGES))
    const sending = rulesOf(framePolicy({ url: URL, sendsTo }, PAGES))
    expect(sending.filter(rule => !mute.includes(rule))).toEqual([`connect-src ${sendsTo}`])
    expect(mute.filter(rule => !sending.includes(rule))).toEqual([])
  })

  it('lets nobody hold what stands in its place', () => {
    expect(rulesOf(NO_FRAME_POLICY)).toEqual(["default-src 'none'", "frame-ancestors 'none'"])
  })
})
