import { describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

const seeded = (email: string, password: string) =>
  bank.signIn({ email: `${email}@sixpence.example`, password }).then(tokens => tokens.accessToken)
const tokenOf = async (person: TestPerson) => (await bank.signIn(person)).accessToken
const ask = (method: string, body: object, by: string) => readJson(bank.call(method, body, by))
const ION = 'customer-ion'

describe('userAccessInfoGet', () => {
  it('tells a user what they may do for a customer (START-014, START-015)', async () => {
    const lena = await seeded('lena', 'cedar-ledger-58')
    const { accessInfo } = (await ask('userAccessInfoGet', { fromCustomerId: ION }, lena)) as {
      accessInfo?: Record<string, unknown>
    }
    expect(accessInfo).toMatchObject({
      id: ION,
      accessRights: 3,
      businessRepresentativePositionIds: [],
      isNeedKyc: false,
      taxResidencySelfCertificationDocumentStatus: 'validated',
      employeeFirstName: 'Lena',
      employeeLastName: 'Vogel',
      customerUsername: 'ion@sixpence.example',
      customerName: 'Munteanu Books SRL',
    })
    expect(accessInfo?.['permissions']).toMatchObject({ sendUserToUser: 1, sendWire: 0 })
    expect(accessInfo?.['accessList']).toMatchObject([
      {
        customerId: ION,
        accessRights: 3,
        balanceInfo: [{ currencyCode: 'EUR' }, { currencyCode: 'RON' }],
      },
      { customerId: 'customer-orla', accessRights: 1 },
    ])
  })

  it('shows no balance to whoever may only hand documents in (ACCESS-004)', async () => {
    const pavel = await seeded('pavel', 'paper-lantern-72')
    const { accessInfo } = await ask('userAccessInfoGet', { fromCustomerId: ION }, pavel)
    expect(accessInfo).toMatchObject({ accessRights: 5 })
    expect(JSON.stringify(accessInfo)).not.toContain('balanceInfo')
  })

  it('lets nobody look or pay who may not see what is there, whatever their right (ACCESS-011)', async () => {
    const business = await bank.person({ kind: 'business' })
    const { customerId } = business
    const access = { customerId, right: 'full', permissions: ['sendUserToUser'] }
    const user = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ ...access, seesBalance: false }],
    })
    const token = await tokenOf(user)
    const payment = {
      fromCustomerId: customerId,
      fromAccount: business.accounts[0]?.accountId,
      toEmail: 'ada@sixpence.example',
      amount: '5.00',
    }
    const codes = async () => {
      const paid = { token, key: 'key-of-an-unseen-payment' }
      const said = [
        await ask('balanceInquiry', { fromCustomerId: customerId }, token),
        await ask('transactionHistoryList', { fromCustomerId: customerId }, token),
        await ask('transactionRequestList', { fromCustomerId: customerId }, token),
        await readJson(bank.call('p2pTransfer', payment, paid)),
        await ask('documentsInquiry', { fromCustomerId: customerId }, token),
        await ask('userAccessInfoGet', { fromCustomerId: customerId }, token),
      ]
      return said.map(({ responseCode }) => responseCode)
    }
    expect(await codes()).toEqual(['13', '13', '13', '13', '00', '00'])
    await bank.control('/accesses', { ...access, userId: user.customerId, seesBalance: true })
    expect(await codes()).toEqual(['00', '00', '00', '00', '00', '00'])
  })

  it('gives an owner everything but to be a sub-account (ACCESS-003)', async () => {
    const owner = await tokenOf(await bank.person({ kind: 'business' }))
    const { accessInfo } = (await ask('userAccessInfoGet', {}, owner)) as {
      accessInfo?: { accessRights: number; permissions: Record<string, number> }
    }
    expect(accessInfo?.accessRights).toBe(2)
    const unset = Object.entries(accessInfo?.permissions ?? {}).filter(([, value]) => value === 0)
    expect(unset).toEqual([['settlementAccount', 0]])
  })
})

describe('somebody whom a customer keeps from acting', () => {
  it('neither acts nor is told of the customer, and does again once let (SEC-012, SEC-015)', async () => {
    const business = await bank.person({ kind: 'business', name: 'Weir Pumps Ltd' })
    const user = await bank.person({
      accesses: [{ customerId: business.customerId, right: 'full' }],
    })
    const [owner, acting] = [await tokenOf(business), await tokenOf(user)]
    const act = () => ask('balanceInquiry', { fromCustomerId: business.customerId }, acting)
    const entry = { email: user.email.toUpperCase(), blockType: 'login' }
    expect(await act()).toMatchObject({ responseCode: '00' })

    await ask('blacklistAdd', { ...entry, blockType: 'payout' }, owner)
    expect(await act()).toMatchObject({ responseCode: '00' })
    await ask('blacklistDelete', { email: entry.email }, owner)

    await ask('blacklistAdd', entry, owner)
    expect(await act()).toMatchObject({ responseCode: 'ENOA' })
    const list = await ask('userAccessList', {}, acting)
    expect(JSON.stringify(list)).not.toContain(business.customerId)
    expect(await ask('balanceInquiry', {}, acting)).toMatchObject({ responseCode: '00' })

    await ask('blacklistDelete', { email: entry.email }, owner)
    expect(await act()).toMatchObject({ responseCode: '00' })
  })
})

describe('userAccessList', () => {
  it('lists whom a user may act for, and when they last did (START-016)', async () => {
    const business = await bank.person({ kind: 'business', name: 'Quay Tools Ltd' })
    const user = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId: business.customerId, right: 'read' }],
    })
    const token = await tokenOf(user)
    const before = await ask('userAccessList', {}, token)
    expect(before['accessList']).toMatchObject([
      { customerName: 'Quay Tools Ltd', accessRights: 1 },
    ])
    expect(JSON.stringify(before)).not.toContain('lastUsed')
    await ask('userAccessInfoGet', { fromCustomerId: business.customerId }, token)
    expect(JSON.stringify(await ask('userAccessList', {}, token))).toContain('lastUsed')
  })

  it('leaves out what was taken back', async () => {
    const ines = await seeded('ines', 'marble-window-36')
    expect((await ask('userAccessList', {}, ines))['accessList']).toEqual([])
    const { customer } = await ask('customerInfoGet', {}, ines)
    expect(customer).toMatchObject({ isHaveRelatedAccounts: true, customerType: 2 })
  })
})

describe('customerInfoGet', () => {
  it('tells of permissions of businesses alone (START-004)', async () => {
    const [person, owner] = [await bank.person(), await bank.person({ kind: 'business' })]
    expect(
      (await ask('customerInfoGet', {}, await tokenOf(person)))['customer'],
    ).not.toHaveProperty('permissions')
    expect((await ask('customerInfoGet', {}, await tokenOf(owner)))['customer']).toHaveProperty(
      'permissions.sendWire',
      1,
    )
  })

  it('tells what is asked of a customer first (START-002)', async () => {
    const standing = {
      needsKyc: true,
      needsInfoUpdate: true,
      oldWebUrl: '/old-web',
      usesOldWeb: true,
    }
    const person = await bank.person({ standing })
    expect((await ask('customerInfoGet', {}, await tokenOf(person)))['customer']).toMatchObject({
      isNeedKyc: true,
      isNeedPersonalInfoUpdate: true,
      useOldWeb: true,
      oldWebUrl: 'http://bank.localhost/old-web',
      isAdmin: false,
    })
  })
})

describe('termsAccept', () => {
  it('keeps a customer out of everything until all is agreed to (API-014, START-017)', async () => {
    const person = await bank.person({ standing: { terms: ['privacy-2026', 'payments-2026'] } })
    const token = await tokenOf(person)
    const refused = await ask('balanceInquiry', {}, token)
    expect(refused).toMatchObject({
      responseCode: 'TE',
      terms: { term: [{ id: 'privacy-2026', title: 'Privacy policy' }, { id: 'payments-2026' }] },
    })
    await ask('termsAccept', { termIds: ['privacy-2026'] }, token)
    // One term is sent as an object, several as a list.
    expect(await ask('customerInfoGet', {}, token)).toMatchObject({
      responseCode: 'TE',
      terms: { term: { id: 'payments-2026' } },
    })
    await ask('termsAccept', { termIds: ['payments-2026'] }, token)
    expect((await ask('balanceInquiry', {}, token)).responseCode).toBe('00')
  })

  it('takes no terms that were not asked for', async () => {
    const token = await tokenOf(await bank.person({ standing: { terms: ['privacy-2026'] } }))
    const said = await ask('termsAccept', { termIds: ['privacy-2026', 'agreement-2026'] }, token)
    expect(said.responseCode).toBe('VF')
    expect((await ask('customerInfoGet', {}, token)).responseCode).toBe('TE')
  })
})

describe('customerSearch', () => {
  it('finds customers by number, address and name', async () => {
    const amara = await seeded('amara', 'north-beacon-81')
    for (const query of ['customer-ion', 'ion@sixpence', 'MUNȚEANU', 'Ion Mun']) {
      const { items } = await ask('customerSearch', { query }, amara)
      expect(items).toMatchObject([{ customerId: ION, customerType: 2 }])
    }
    expect(await ask('customerSearch', { query: '100%' }, amara)).toMatchObject({ total: 0 })
  })
})

describe('acting for a customer', () => {
  it('moves the money of the customer, and names who did it (ACCESS-012)', async () => {
    const business = await bank.person({ kind: 'business' })
    const { customerId } = business
    const user = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'full', permissions: ['sendUserToUser'] }],
    })
    const payment = {
      fromCustomerId: customerId,
      fromEmail: user.email,
      fromAccount: business.accounts[0]?.accountId,
      toEmail: 'ada@sixpence.example',
      amount: '5.00',
    }
    const authority = { token: await tokenOf(user), key: 'key-of-acting-payment' }
    const said = await readJson(bank.call('p2pTransfer', payment, authority))
    expect(said.responseCode).toBe('00')
    expect(said['transactionId']).toBeTypeOf('string')
    const acts = (await (await bank.control('/acts')).json()) as object[]
    expect(acts[0]).toMatchObject({
      userEmail: user.email,
      customerEmail: business.email,
      method: 'p2pTransfer',
    })
    const [row] = await bank.database.sql<{ made_by: string; customer_id: string }>`
      select made_by, customer_id from payment where key = ${authority.key}`
    expect(row).toEqual({ made_by: user.customerId, customer_id: customerId })
  })

  it('leaves what is about the person themselves to the person', async () => {
    const amara = await seeded('amara', 'north-beacon-81')
    await ask('staffAccessBegin', { fromCustomerId: ION, reason: 'Asked by phone' }, amara)
    const { customer } = await ask('customerInfoGet', { fromCustomerId: ION }, amara)
    expect(customer).toMatchObject({ login: 'amara@sixpence.example', isAdmin: true })
  })

  it('ends with the access', async () => {
    const business = await bank.person({ kind: 'business' })
    const { customerId } = business
    const user = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'read' }],
    })
    const token = await tokenOf(user)
    const list = () => ask('balanceInquiry', { fromCustomerId: customerId }, token)
    expect((await list()).responseCode).toBe('00')
    await bank.control('/accesses', { userId: user.customerId, customerId, right: 'none' })
    expect((await list()).responseCode).toBe('ENOA')
  })
})

describe('public methods of access', () => {
  it('tells where a caller comes from without a sign-in (START-018)', async () => {
    expect(await ask('ipInfo', {}, '')).toMatchObject({
      responseCode: '00',
      ip: '127.0.0.1',
      country_code: 'IE',
      privacy: { vpn: 0, proxy: 0, tor: 0 },
    })
  })

  it('tells a representative by a mailed secret what is asked of them (ACCESS-006)', async () => {
    const of = (authSecret: string) => ask('representativeFatcaCrsGet', { authSecret }, '')
    expect(await of('sandbox-secret-of-dan-popa')).toMatchObject({
      representative: { firstName: 'Dan', customerName: 'Munteanu Books SRL' },
    })
    expect((await of('a-secret-of-nobody-here')).responseCode).toBe('ENOA')
  })

  it.each(['balanceInquiry', 'userAccessInfoGet', 'termsAccept', 'p2pTransfer'])(
    'has no %s for a representative without a sign-in, and says no more to strangers (API-029)',
    async method => {
      const body = { termIds: ['t'] }
      expect(
        await ask(method, { ...body, authSecret: 'sandbox-secret-of-dan-popa' }, ''),
      ).toMatchObject({ responseCode: 'IM', responseDescription: 'Not implemented' })
      for (const authSecret of ['a-secret-of-nobody-here', 7, undefined]) {
        expect((await ask(method, { ...body, authSecret }, '')).responseCode).toBe('AU')
      }
    },
  )
})
