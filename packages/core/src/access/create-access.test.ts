import { accessMethods } from '@sixpence/protocol/access'
import { describe, expect, it } from 'vitest'
import type { Customer } from '@sixpence/protocol/customer'
import type { SessionState } from '../session/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import { createAccess } from './create-access.ts'

const BOTH = [{ customerId: 'bolt' }, { customerId: 'corp' }]

/** Access at a bank that says for each customer when it answers. */
function aSlowBank() {
  const answers = new Map<unknown, () => void>()
  const asked: unknown[] = []
  const call = async (
    { name }: { name: string },
    _input: object,
    options?: { actsFor?: unknown },
  ) => {
    asked.push(`${name} ${String(options?.actsFor)}`)
    if (name === accessMethods.list.name) return { accessList: BOTH }
    return new Promise(resolve => answers.set(options?.actsFor, () => resolve({})))
  }
  let userId = 'ada'
  const listeners = new Set<() => void>()
  const access = createAccess({
    call: call as unknown as CallNamedMethod,
    session: {
      getSnapshot: () => ({ status: 'signed_in', userId }) as SessionState,
      subscribe: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    getCustomer: async () => ({ customerId: 'ada' }) as Customer,
    onDiagnostic: () => undefined,
  })
  const becomes = (next: string) => {
    userId = next
    for (const listener of listeners) listener()
  }
  const answer = async (customerId: string) => {
    await new Promise(resolve => setTimeout(resolve))
    answers.get(customerId)?.()
  }
  const choose = (customerId: string) =>
    access.actFor({ customerId }).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  return { access, answer, choose, becomes }
}

describe('of two choices at once', () => {
  it.each([
    ['bolt', 'corp'],
    ['corp', 'bolt'],
  ])('the later one counts, though %s is answered first', async (first, second) => {
    const { access, answer, choose } = aSlowBank()
    const both = [choose('bolt'), choose('corp')]
    await answer(first)
    await answer(second)
    expect(await Promise.all(both)).toEqual(['superseded', 'done'])
    expect(access.getSnapshot()).toEqual({ customerId: 'corp', isOther: true })
  })

  it('the later one counts where that is to act for nobody, or another user', async () => {
    const { access, answer, choose, becomes } = aSlowBank()
    for (const next of [() => access.stop(), () => becomes('ben')]) {
      const chosen = choose('bolt')
      next()
      await answer('bolt')
      expect(await chosen).toBe('superseded')
      expect(access.getSnapshot().customerId).toBeUndefined()
    }
  })
})
