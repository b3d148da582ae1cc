import type { AccessInfo, Customer, FatcaCrsInfo } from '@sixpence/protocol'
import { expect, it } from 'vitest'
import { createStart } from './create-start.ts'

it('puts nothing together of two customers, when another one is acted for meanwhile', async () => {
  let subject = 'ada~bolt'
  let answer: () => void = () => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  const start = createStart({
    subject: () => subject,
    isActing: () => true,
    // Of the answers no more is read here than whose they are.
    async getCustomer() {
      const login = subject
      await answered
      return { login } as Customer
    },
    getForms: async () => ({}) as FatcaCrsInfo,
    getAccessInfo: async () => ({ id: subject }) as AccessInfo,
    listAccesses: async () => [],
    onDiagnostic: () => undefined,
  })
  const asked = start.info()
  subject = 'ada~corp'
  answer()
  const { customer, accessInfo } = await asked
  expect([customer?.login, accessInfo?.id]).toEqual(['ada~corp', 'ada~corp'])
})
