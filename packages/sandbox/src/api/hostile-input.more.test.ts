import { expect, it, vi } from 'vitest'
import { aHostilePerson, allValues, brokenBy, hostileCalls } from '../../tests/hostile-calls.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import type { Defect } from '../bank.ts'

const onDefect = vi.fn<(defect: Defect) => void>()
const bank = testSandbox({ onDefect })

it('answers every call as declared with every value in every place', async () => {
  const { token, own } = await aHostilePerson(bank)
  const calls = hostileCalls(allValues, own)
  expect(await brokenBy(bank, calls, token)).toEqual([])
  expect(onDefect).not.toHaveBeenCalled()
})
