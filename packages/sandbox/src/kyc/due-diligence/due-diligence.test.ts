import { beforeEach, describe, expect, it } from 'vitest'
import { staffAt } from '../../../tests/staff-at.ts'
import { type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const { ask, tokenOf, aMemberOfStaff, begin, linesOf, contents } = staffAt(bank)

const ANSWERS = [
  { question: 'Where are its customers?', answer: 'Malta' },
  { question: 'Who owns it?', answer: 'Ion Munteanu' },
]

interface Proposal {
  readonly proposalId: string
  readonly [more: string]: unknown
}

let business: TestPerson
let owner: string
let user: string
let asker: Staff
let second: Staff
let third: Staff

type Staff = Awaited<ReturnType<typeof anAdministrator>>

async function anAdministrator() {
  const person = await aMemberOfStaff()
  const token = await tokenOf(person)
  await begin(business.customerId, token)
  const call = (method: string, body: object = {}) =>
    ask(method, { fromCustomerId: business.customerId, ...body }, token)
  return {
    person,
    token,
    call,
    propose: async (answers: object = ANSWERS) =>
      (await call('dueDiligenceUpdate', { answers }))['proposal'] as Proposal,
    proposals: async () => (await call('dueDiligenceProposalList'))['proposals'] as Proposal[],
    confirm: async ({ proposalId }: Proposal) =>
      call('dueDiligenceProposalConfirm', { proposalId }),
    withdraw: async ({ proposalId }: Proposal) =>
      call('dueDiligenceProposalWithdraw', { proposalId }),
  }
}

const read = async () => {
  const { kycCustomerInfo } = await ask('kycCustomerInfoGet', {}, owner)
  return (kycCustomerInfo as { dueDiligence: object[] }).dueDiligence
}

beforeEach(async () => {
  business = await bank.person({ kind: 'business', situation: 'dueDiligence' })
  const accesses = [{ customerId: business.customerId, right: 'full' }]
  const standing = { actsForOthers: true }
  owner = await tokenOf(business)
  user = await tokenOf(await bank.person({ kind: 'business', standing, accesses }))
  asker = await anAdministrator()
  second = await anAdministrator()
  third = await anAdministrator()
})

const CALLS = [
  'dueDiligenceUpdate',
  'dueDiligenceProposalList',
  'dueDiligenceProposalConfirm',
  'dueDiligenceProposalWithdraw',
]
const OVER = {
  responseCode: '13',
  validationErrors: [
    {
      param: 'proposalId',
      description:
        'This proposal was replaced, confirmed or withdrawn, or it has expired. Look at what waits now.',
    },
  ],
}

describe('dueDiligenceUpdate (BIZ-022)', () => {
  it('changes nothing, and says what waits for another administrator', async () => {
    const before = await read()
    const proposal = await asker.propose()
    const waiting = { answers: ANSWERS, proposedBy: 'Amara Nwosu' }
    expect(proposal).toMatchObject({ ...waiting, isOwn: true })
    const days =
      Date.parse(String(proposal['expiresAt'])) - Date.parse(String(proposal['proposedAt']))
    expect(days).toBe(7 * 24 * 60 * 60_000)
    expect(await second.proposals()).toMatchObject([{ ...waiting, isOwn: false }])
    expect(await read()).toEqual(before)
  })

  it('takes the place of what the same administrator proposed, and of nobody else’s', async () => {
    const former = await asker.propose()
    const other = await third.propose([])
    const newer = await asker.propose(ANSWERS.slice(1))
    const ids = (await second.proposals()).map(({ proposalId }) => proposalId)
    expect(ids).toEqual([other.proposalId, newer.proposalId])
    expect(await second.confirm(former)).toMatchObject(OVER)
    expect(await second.confirm(newer)).toMatchObject({ responseCode: '00' })
    expect(await read()).toEqual(ANSWERS.slice(1))
  })

  it('takes each question once', async () => {
    const answers = [ANSWERS[0], { ...ANSWERS[0], answer: 'Spain' }]
    expect(await asker.call('dueDiligenceUpdate', { answers })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'answers' }],
    })
  })

  it('is for administrators who have said why they act for a business', async () => {
    const { token } = asker
    const body = { answers: ANSWERS }
    expect((await ask('dueDiligenceUpdate', body, token)).responseCode).toBe('13')
    const unsaid = { ...body, fromCustomerId: (await bank.person({ kind: 'business' })).customerId }
    expect(await ask('dueDiligenceUpdate', unsaid, token)).toMatchObject({
      validationErrors: [{ param: 'reason' }],
    })
    const person = await bank.person()
    await begin(person.customerId, token)
    const ofPerson = { ...body, fromCustomerId: person.customerId }
    expect((await ask('dueDiligenceUpdate', ofPerson, token)).responseCode).toBe('13')
  })
})

describe('dueDiligenceProposalConfirm (BIZ-022)', () => {
  it('changes the answers as another administrator proposed, and tells the business', async () => {
    const proposal = await asker.propose()
    const other = await third.propose([])
    expect(await second.confirm(proposal)).toMatchObject({ responseCode: '00' })
    expect(await read()).toEqual(ANSWERS)
    expect(await second.proposals()).toEqual([])
    expect(await second.confirm(other)).toMatchObject(OVER)
    const { items } = await ask('staffActList', {}, owner)
    expect(items).toContainEqual(expect.objectContaining({ kind: 'profile' }))
    expect((await linesOf(asker.person)).at(-1)).toMatchObject({
      call: 'dueDiligenceUpdate',
      outcome: 'done',
    })
    expect((await linesOf(second.person)).map(({ call }) => call)).toContain(
      'dueDiligenceProposalConfirm',
    )
  })

  it('is refused to whoever proposed it', async () => {
    const before = await read()
    const proposal = await asker.propose()
    expect(await asker.confirm(proposal)).toMatchObject({ responseCode: '13' })
    expect(await read()).toEqual(before)
    expect(await second.proposals()).toMatchObject([{ proposalId: proposal.proposalId }])
  })

  it('is done once, of two at the same time', async () => {
    const proposal = await asker.propose()
    const codes = await Promise.all(
      [second, third].map(async one => String((await one.confirm(proposal)).responseCode)),
    )
    expect(codes.toSorted()).toEqual(['00', '13'])
    expect(await read()).toEqual(ANSWERS)
  })

  it('is either before or after a newer proposal at the same time', async () => {
    const proposal = await asker.propose()
    const before = await read()
    const [confirmed] = await Promise.all([second.confirm(proposal), asker.propose([])])
    expect(await read()).toEqual(confirmed.responseCode === '00' ? ANSWERS : before)
    expect(await second.proposals()).toMatchObject([{ answers: [] }])
  })

  it('is too late after seven days', async () => {
    const before = await read()
    const proposal = await asker.propose()
    await bank.database.sql`
      update due_diligence_proposal set expires_at = now() - interval '1 second'
      where id = ${proposal.proposalId}`
    expect(await second.proposals()).toEqual([])
    expect(await second.confirm(proposal)).toMatchObject(OVER)
    expect(await second.withdraw(proposal)).toMatchObject(OVER)
    expect(await read()).toEqual(before)
  })

  it('takes no proposal for another business', async () => {
    const proposal = await asker.propose()
    const other = await bank.person({ kind: 'business' })
    await begin(other.customerId, second.token)
    const { proposalId } = proposal
    const body = { proposalId, fromCustomerId: other.customerId }
    expect(await ask('dueDiligenceProposalConfirm', body, second.token)).toMatchObject(OVER)
    expect(await ask('dueDiligenceProposalWithdraw', body, second.token)).toMatchObject(OVER)
    expect(await second.proposals()).toHaveLength(1)
  })
})

describe('dueDiligenceProposalWithdraw (BIZ-022)', () => {
  it.each(['whoever proposed it', 'another administrator'])('is for %s', async who => {
    const before = await read()
    const proposal = await asker.propose()
    const by = who === 'another administrator' ? second : asker
    expect(await by.withdraw(proposal)).toMatchObject({ responseCode: '00' })
    expect(await second.proposals()).toEqual([])
    expect(await second.confirm(proposal)).toMatchObject(OVER)
    expect(await read()).toEqual(before)
  })
})

describe('a business whose answers are to change (BIZ-022)', () => {
  it('is not told of a proposal, and nor is who has every right to it', async () => {
    const { proposalId } = await asker.propose()
    const { customerId } = business
    const before = await contents()
    for (const method of CALLS) {
      const body = { proposalId, answers: [] }
      for (const [asked, by] of [
        [body, owner],
        [{ ...body, fromCustomerId: customerId }, owner],
        [{ ...body, fromCustomerId: customerId }, user],
      ] as const) {
        const said = await ask(method, asked, by)
        expect([method, said.responseCode]).toEqual([method, '13'])
        expect(JSON.stringify(said)).not.toContain('Malta')
      }
    }
    expect(await contents()).toEqual(before)
    expect(JSON.stringify(await read())).not.toContain('Malta')
  })
})
