import type { AccessInfo, Customer, FatcaCrsInfo } from '@sixpence/protocol'
import { expect, it } from 'vitest'
import { SixpenceError } from '../errors/index.ts'
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

it('knows a person and whom they act for where the bank tells a frame nothing of their forms', async () => {
  const start = createStart({
    subject: () => 'ada',
    isActing: () => false,
    getCustomer: async () =>
      ({ login: 'ada', customerType: 'personal', isHaveRelatedAccounts: true }) as Customer,
    getForms: () => Promise.reject(new SixpenceError('step_up_needed', 'Not here')),
    getAccessInfo: () => Promise.reject(new Error('Not asked for')),
    listAccesses: async () => [],
    onDiagnostic: () => undefined,
  })
  expect(await start.info()).toMatchObject({ customer: { login: 'ada' }, forms: undefined })
})
