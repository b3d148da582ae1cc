import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreActing } from './restore-acting.ts'
import { recall, remember } from './session-memory.ts'

const forget = () => remember('actsFor', undefined)

/** Creates a page with a signed-in user, at a bank that lets them act for these customers. */
function aPage(userId: string, mayActFor: readonly string[]) {
  let actsFor: string | undefined
  const listeners: (() => void)[] = []
  const followers: (() => void)[] = []
  let isIn = true
  const actFor = vi.fn<(wish: { customerId: string }) => Promise<void>>(async ({ customerId }) => {
    if (!mayActFor.includes(customerId)) throw new SixpenceError('no_access', 'not allowed')
    actsFor = customerId
    for (const listener of listeners) listener()
  })
  const sixpence = {
    session: {
      getSnapshot: () => (isIn ? { status: 'signed_in', userId } : { status: 'signed_out' }),
      subscribe: (listener: () => void) => followers.push(listener),
    },
    access: {
      actFor,
      getSnapshot: () => ({ customerId: actsFor }),
      subscribe: (listener: () => void) => listeners.push(listener),
    },
  }
  /** Ends the session and with it the acting, then begins another one. */
  const signInAgain = () => {
    isIn = false
    actsFor = undefined
    for (const listener of [...listeners, ...followers]) listener()
    isIn = true
  }
  // Only the parts that the function uses.
  return { sixpence: sixpence as unknown as Sixpence, actFor, actsFor: () => actsFor, signInAgain }
}

async function actedFor(userId: string, customerId: string) {
  const { sixpence } = aPage(userId, [customerId])
  await restoreActing(sixpence)
  await sixpence.access.actFor({ customerId })
}

it('acts for the same again after a session that has ended by itself', async () => {
  forget()
  const { sixpence, actsFor, signInAgain } = aPage('ada', ['corp'])
  await restoreActing(sixpence)
  await sixpence.access.actFor({ customerId: 'corp' })
  signInAgain()
  expect(actsFor()).toBeUndefined()
  await restoreActing(sixpence)
  expect(actsFor()).toBe('corp')
})

describe('after a reload', () => {
  beforeEach(forget)

  it('the same user acts for whom they acted for', async () => {
    await actedFor('ada', 'corp')
    const { sixpence, actsFor } = aPage('ada', ['corp'])
    await restoreActing(sixpence)
    expect(actsFor()).toBe('corp')
  })

  it('another user acts for themselves, though they may act for the same', async () => {
    await actedFor('ada', 'corp')
    const { sixpence, actFor } = aPage('ben', ['corp'])
    await restoreActing(sixpence)
    expect(actFor).not.toHaveBeenCalled()
  })

  it('the user acts for nobody whom the bank does not let them act for any more', async () => {
    await actedFor('ada', 'corp')
    const { sixpence, actsFor } = aPage('ada', [])
    await restoreActing(sixpence)
    expect({ actsFor: actsFor(), kept: recall('actsFor') }).toEqual({})
  })
})
