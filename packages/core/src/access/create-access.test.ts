import { accessMethods } from '@sixpence/protocol/access'
import { describe, expect, it, vi } from 'vitest'
import type { Customer } from '@sixpence/protocol/customer'
import { SixpenceError } from '../errors/index.ts'
import type { SessionState } from '../session/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import { createActing } from './acting.ts'
import { createAccess } from './create-access.ts'

const BOTH = [{ customerId: 'bolt' }, { customerId: 'corp' }]

/** Access at a bank whose answers for each customer come when the test decides. */
function aSlowBank() {
  const answers = new Map<
    unknown,
    { resolve: (answer: object) => void; reject: (cause: Error) => void }
  >()
  const asked: unknown[] = []
  const call = async (
    { name }: { name: string },
    _input: object,
    options?: { actsFor?: unknown },
  ) => {
    asked.push(`${name} ${String(options?.actsFor)}`)
    if (name === accessMethods.list.name) return { accessList: BOTH }
    return new Promise((resolve, reject) => answers.set(options?.actsFor, { resolve, reject }))
  }
  let userId = 'ada'
  const listeners = new Set<() => void>()
  const acting = createActing({
    session: {
      getSnapshot: () => ({ status: 'signed_in', userId }) as SessionState,
      subscribe: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    onDiagnostic: () => undefined,
  })
  const access = createAccess({
    call: call as unknown as CallNamedMethod,
    acting,
    getCustomer: async () => ({ customerId: 'ada' }) as Customer,
  })
  const becomes = (next: string) => {
    userId = next
    for (const listener of listeners) listener()
  }
  const isAsked = (customerId: string) =>
    vi.waitUntil(() => answers.get(customerId), { interval: 1 })
  const answer = async (customerId: string) => {
    const asking = await isAsked(customerId)
    answers.delete(customerId)
    asking.resolve({})
  }
  const refuse = async (customerId: string) =>
    (await isAsked(customerId)).reject(new SixpenceError('no_access', 'It has ended'))
  const choose = (customerId: string) =>
    access.actFor({ customerId }).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  return { access, isAsked, answer, refuse, choose, becomes }
}

describe('of two choices at once', () => {
  it.each([
    ['bolt', 'corp'],
    ['corp', 'bolt'],
  ])('the later one counts, though %s is answered first', async (first, second) => {
    const { access, isAsked, answer, choose } = aSlowBank()
    const earlier = choose('bolt')
    await isAsked('bolt')
    const later = choose('corp')
    await answer(first)
    await answer(second)
    expect(await Promise.all([earlier, later])).toEqual(['superseded', 'done'])
    expect(access.getSnapshot()).toEqual({ customerId: 'corp', isOther: true })
  })

  it('the later one counts where that is to act for nobody, or another user', async () => {
    const { access, isAsked, answer, choose, becomes } = aSlowBank()
    for (const next of [() => access.stop(), () => becomes('ben')]) {
      const chosen = choose('bolt')
      await isAsked('bolt')
      next()
      await answer('bolt')
      expect(await chosen).toBe('superseded')
      expect(access.getSnapshot().customerId).toBeUndefined()
    }
  })

  it('the earlier one is given up, be it one that the bank refuses', async () => {
    const { isAsked, answer, refuse, choose } = aSlowBank()
    const refused = choose('bolt')
    await isAsked('bolt')
    const both = [choose('dune'), choose('corp')]
    await refuse('bolt')
    await answer('corp')
    expect(await Promise.all([refused, ...both])).toEqual(['superseded', 'superseded', 'done'])
  })
})
