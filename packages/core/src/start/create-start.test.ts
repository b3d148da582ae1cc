import type { AccessInfo } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { FatcaCrsInfo } from '@sixpence/protocol/profile'
import { describe, expect, it } from 'vitest'
import { SixpenceError } from '../errors/index.ts'
import { tabMemory, type TabStorage } from '../platform/index.ts'
import { createStart, type StartPart } from './create-start.ts'
import { expectedParts } from './expected-parts.ts'

const FORMS = { read: (): StartPart[] => ['forms'], keep: () => undefined }

it('puts nothing together of two customers, when another one is acted for meanwhile', async () => {
  let subject = 'ada~bolt'
  let answer: () => void = () => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  const start = createStart({
    subject: () => subject,
    isActing: () => true,
    // Only the owner of the answers matters here.
    async getCustomer() {
      const login = subject
      await answered
      return { login } as Customer
    },
    getForms: async () => ({}) as FatcaCrsInfo,
    getAccessInfo: async () => ({ id: subject }) as AccessInfo,
    listAccesses: async () => [],
    expected: FORMS,
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
    expected: FORMS,
    onDiagnostic: () => undefined,
  })
  expect(await start.info()).toMatchObject({ customer: { login: 'ada' }, forms: undefined })
})

interface Reloaded {
  readonly customerType: Customer['customerType']
  readonly tabStorage: TabStorage
  readonly subject?: string
}

/** The requests of a page before it knows the customer, and those after. */
async function pageOf({ customerType, tabStorage, subject = 'ada' }: Reloaded) {
  const asked: string[] = []
  const noted = <Answer>(part: string, answered: Answer): Answer => {
    asked.push(part)
    return answered
  }
  let answer: (customer: Customer) => void = () => undefined
  const start = createStart({
    subject: () => subject,
    isActing: () => false,
    getCustomer: () => new Promise(resolve => (answer = resolve)),
    getForms: async () => noted('forms', {} as FatcaCrsInfo),
    getAccessInfo: async () => noted('accessInfo', {} as AccessInfo),
    listAccesses: async () => noted('accesses', []),
    expected: expectedParts({ tabStorage, namespace: 'bank', subject: () => subject }),
    onDiagnostic: () => undefined,
  })
  const info = start.info()
  const before = [...asked]
  answer({ customerType, isHaveRelatedAccounts: customerType !== 'personal' } as Customer)
  await info
  return { before, after: asked.slice(before.length) }
}

describe('what is asked for beside the customer', () => {
  it('is what a person needs, where nothing is known', async () => {
    const tabStorage = tabMemory()
    const page = await pageOf({ customerType: 'personal', tabStorage })
    expect(page).toEqual({ before: ['forms'], after: [] })
  })

  it('is what the same user needed on the page before', async () => {
    const tabStorage = tabMemory()
    const first = await pageOf({ customerType: 'business', tabStorage })
    expect(first).toEqual({ before: ['forms'], after: ['accessInfo', 'accesses'] })
    const second = await pageOf({ customerType: 'business', tabStorage })
    expect(second).toEqual({ before: ['accessInfo', 'accesses'], after: [] })
    const other = await pageOf({ customerType: 'business', tabStorage, subject: 'ben' })
    expect(other.before).toEqual(['forms'])
  })

  it('is asked for then where it turns out otherwise', async () => {
    const tabStorage = tabMemory()
    await pageOf({ customerType: 'business', tabStorage })
    const page = await pageOf({ customerType: 'personal', tabStorage })
    expect(page).toEqual({ before: ['accessInfo', 'accesses'], after: ['forms'] })
  })

  it('is nothing that a client of another version may have kept', async () => {
    const tabStorage = tabMemory()
    tabStorage.write('bank/start', 'ada constructor')
    const page = await pageOf({ customerType: 'personal', tabStorage })
    expect(page).toEqual({ before: [], after: ['forms'] })
  })
})
