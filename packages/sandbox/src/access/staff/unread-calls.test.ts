import { describe, expect, it } from 'vitest'
import { staffAt } from '../../../tests/staff-at.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const { tokenOf, aMemberOfStaff, begin, linesOf } = staffAt(bank)

const DEEP = `{"fromCustomerId":${'['.repeat(6000)}${']'.repeat(6000)}}`
const APPROVE_DEVICE = 'POST /auth/devices/{deviceId}/approve'

describe('a call of staff that cannot be read', () => {
  it.each([
    { what: 'no JSON', path: '/api?balanceInquiry', body: '{', call: 'balanceInquiry' },
    { what: '1 MB', path: '/api?cardPinShow', body: 'x'.repeat(1_048_577), call: 'cardPinShow' },
    { what: 'nested too deeply', path: '/api?p2pTransfer', body: DEEP, call: 'p2pTransfer' },
    {
      what: 'of an unknown method',
      path: '/api?everythingShow',
      body: '{}',
      call: 'POST /api?everythingShow',
      refused_with: 'IM',
    },
    {
      what: 'no JSON at an address',
      path: '/public-api/apikey',
      body: '{',
      call: 'POST /public-api/apikey',
    },
    {
      what: 'an unknown paper',
      path: '/pdf?template=none',
      body: '{}',
      call: 'POST /pdf?template={template}',
    },
    { what: 'of a device', path: '/auth/devices/1/approve', body: '', call: APPROVE_DEVICE },
  ])('is written down: $what', async ({ path, body, call, refused_with = 'TA1' }) => {
    const { customerId: customer_id } = await bank.person()
    const staff = await aMemberOfStaff()
    const token = await tokenOf(staff)
    await begin(customer_id, token)
    const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': customer_id }
    const said = await bank.post(path, body, headers)
    expect(said.status).toBeGreaterThanOrEqual(400)
    expect((await linesOf(staff)).slice(1)).toMatchObject([
      { call, customer_id, named: customer_id, outcome: 'refused', refused_with },
    ])
  })

  it('is written down whomever it would have named, and of nobody else', async () => {
    const staff = await aMemberOfStaff()
    const headers = { Authorization: `Bearer ${await tokenOf(staff)}` }
    await bank.post('/api?balanceInquiry', '{', headers)
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
    await bank.post('/api?documentUpload', '--x--', { ...headers, ...form })
    await bank.post('/api?cardPinShow', '{', { ...headers, 'Customer-Id': 'x'.repeat(5000) })
    const refused = { customer_id: null, refused_with: 'TA1' }
    expect(await linesOf(staff)).toMatchObject([
      { call: 'balanceInquiry', named: null, ...refused },
      { call: 'documentUpload', named: null, ...refused },
      { call: 'cardPinShow', named: 'x'.repeat(200), ...refused },
    ])
    const person = await bank.person()
    await bank.post('/api?balanceInquiry', '{', {
      Authorization: `Bearer ${await tokenOf(person)}`,
    })
    expect(await linesOf(person)).toEqual([])
  })
})
