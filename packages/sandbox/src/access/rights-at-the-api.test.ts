import { describe, expect, it } from 'vitest'
import { DENIED, METHODS, RIGHTS, rightsAt } from '../../tests/rights-at.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const CHOSEN = [
  'balanceInquiry',
  'p2pTransfer',
  'transactionRequestApprove',
  'batchTransferList',
  'documentUpload',
  'loginHistoryList',
  'userList',
  'customerSearch',
  'refundPay',
]
const SAMPLE = METHODS.filter(({ name }) => CHOSEN.includes(name))

const bank = testSandbox()
const rights = rightsAt(bank)

describe('a right', () => {
  it('is tried with a call of each kind', () => {
    expect(SAMPLE.map(({ name }) => name).toSorted()).toEqual(CHOSEN.toSorted())
    const needed = new Set(METHODS.map(({ needs }) => needs))
    expect(new Set(SAMPLE.map(({ needs }) => needs))).toEqual(needed)
  })

  it.each(RIGHTS)('lets %s do what it allows, and nothing else', async right => {
    const { told, wanted } = await rights.answers(right, SAMPLE)
    expect(told).toEqual(wanted)
  })

  it('keeps nobody from their own sign-ins and devices (ACCESS-025)', async () => {
    const owner = await rights.ownersToken()
    for (const token of [...rights.tokens(), owner, rights.admin()]) {
      const { responseCode } = await readJson(bank.call('loginHistoryList', {}, token))
      const { status } = await bank.auth('GET /devices', { token })
      expect([responseCode, status]).toEqual(['00', 200])
    }
  })
})

describe('an id of another customer', () => {
  it('is refused, whoever asks', async () => {
    const full = rights.tokenOf('full')
    const fromCustomerId = rights.business().customerId
    const own = rights.inputOf(rights.business())
    const swaps = rights.swaps().filter(({ method }) => CHOSEN.includes(method.name))
    expect(swaps.length).toBeGreaterThan(2)
    for (const token of [full, rights.admin()]) {
      for (const { method, name, id } of swaps) {
        const said = await rights.call(method, token, { ...own, [name]: id, fromCustomerId })
        expect([method.name, name, said.responseCode]).toEqual([method.name, name, DENIED])
      }
    }
  })

  it('is refused as the customer acted for, in body and in header', async () => {
    const { customerId } = rights.stranger()
    for (const token of rights.tokens()) {
      const body = { fromCustomerId: customerId }
      expect((await readJson(bank.call('balanceInquiry', body, token)))['responseCode']).toBe(
        'ENOA',
      )
      const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': customerId }
      const said = await readJson(bank.post('/api?balanceInquiry', {}, headers))
      expect(said['responseCode']).toBe('ENOA')
    }
  })

  it('is refused when body and header name different customers', async () => {
    const token = rights.tokenOf('full')
    const headers = {
      Authorization: `Bearer ${token}`,
      'Customer-Id': rights.stranger().customerId,
    }
    const body = { fromCustomerId: rights.business().customerId }
    const said = await readJson(bank.post('/api?balanceInquiry', body, headers))
    expect([said.status, said.responseCode]).toEqual([400, 'TA1'])
  })

  it('is not told from one that nobody has', async () => {
    const owner = await rights.ownersToken()
    const of = (fromCustomerId: string) =>
      readJson(bank.call('balanceInquiry', { fromCustomerId }, owner))
    expect(await of('nobody-has-this')).toEqual(await of(rights.stranger().customerId))
  })
})
