import { afterAll, describe, expect, it } from 'vitest'
import type { Sixpence } from '../src/index.ts'
import { factsOf, mayEnter, rightOf, startPage } from '../src/start/index.ts'
import { aPerson, aSixpence, theBank } from './bank-in-process.ts'

const opened: Sixpence[] = []

afterAll(() => {
  for (const sixpence of opened) sixpence.dispose()
})

async function signedIn(name: string, password: string): Promise<Sixpence> {
  const sixpence = await aSixpence()
  opened.push(sixpence)
  await sixpence.signIn.start({ username: `${name}@sixpence.example`, password })
  return sixpence
}

const lena = () => signedIn('lena', 'cedar-ledger-58')
const amara = () => signedIn('amara', 'north-beacon-81')
const ION = 'customer-ion'
const WHY = 'Called about a payment'

const factsAtTheBank = async (sixpence: Sixpence) => {
  const hasChosen = sixpence.access.getSnapshot().customerId !== undefined
  return factsOf(await sixpence.start.info(), { hasChosen, hasInitialPath: false })
}

const pageOf = async (sixpence: Sixpence) => startPage(await factsAtTheBank(sixpence)).result

const entryOf = async (path: string, sixpence: Sixpence) => {
  const visit = { isSignedIn: true, hasSeiPath: false, isInvited: false }
  return mayEnter(path, { ...(await factsAtTheBank(sixpence)), ...visit }).result
}

describe('Sixpence.access', () => {
  it('acts for a customer of the access list, and for nobody else (ACCESS-012)', async () => {
    const sixpence = await lena()
    await expect(sixpence.accounts.list()).rejects.toMatchObject({ code: 'no_access' })
    await sixpence.access.actFor({ customerId: ION })
    const theirs = await sixpence.accounts.list()
    expect(theirs.map(({ customerId }) => customerId)).toEqual([ION, ION])
    await expect(sixpence.access.actFor({ customerId: 'customer-ada' })).rejects.toMatchObject({
      code: 'no_access',
    })
    expect(sixpence.access.getSnapshot()).toEqual({ customerId: ION, isOther: true })
  })

  it('lets an administrator look after any customer, who says why (ACCESS-005, ADMIN-002)', async () => {
    const sixpence = await amara()
    const { items } = await sixpence.access.search({ query: 'munteanu' })
    const customerId = items[0]?.customerId ?? ''
    await expect(sixpence.access.actFor({ customerId })).rejects.toMatchObject({
      code: 'no_access',
    })
    await expect(sixpence.access.actFor({ customerId, reason: ' no ' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'reason' }],
    })
    await sixpence.access.actFor({ customerId, reason: WHY })
    expect(await sixpence.access.info()).toMatchObject({
      customerName: 'Munteanu Books SRL',
      accessRights: 'read',
    })
    await expect(
      sixpence.access.actFor({ customerId: 'nobody', reason: WHY }),
    ).rejects.toMatchObject({ code: 'no_access' })
    sixpence.access.stop()
    await sixpence.access.actFor({ customerId })
    expect(await sixpence.accounts.list()).not.toEqual([])
  })

  it('tells a customer what staff did, and why (GAP-70)', async () => {
    const person = await aPerson()
    const sixpence = await amara()
    await sixpence.access.actFor({ customerId: person.customerId, reason: WHY })
    await sixpence.accounts.list()
    const own = await aSixpence()
    opened.push(own)
    await own.signIn.start({ username: person.email, password: person.password })
    const { acts, total } = await own.access.staffActs()
    expect(total).toBe(acts.length)
    expect(acts[0]).toMatchObject({ kind: 'accounts', result: 'done', reason: WHY })
    expect(acts.map(({ kind }) => kind)).toContain('opened')
    expect(await own.access.staffActs({ pageNumber: 2 })).toEqual({ acts: [], total })
  })

  it('leads an administrator who acts for a person to what is asked of persons (ACCESS-005)', async () => {
    const person = await aPerson({ standing: { needsKyc: true } })
    const business = await aPerson({ kind: 'business', standing: { needsKyc: true } })
    const sixpence = await amara()
    await sixpence.access.actFor({ customerId: person.customerId, reason: WHY })
    expect(await pageOf(sixpence)).toBe('kycPersonal')
    await sixpence.access.actFor({ customerId: business.customerId, reason: WHY })
    expect(await pageOf(sixpence)).toBe('kycBusiness')
  })

  it('refuses to look customers up to everybody else', async () => {
    const sixpence = await lena()
    await expect(sixpence.access.search({ query: 'ion' })).rejects.toMatchObject({
      code: 'no_access',
    })
  })

  it('acts for nobody once somebody else is signed in', async () => {
    const sixpence = await lena()
    await sixpence.access.actFor({ customerId: ION })
    await sixpence.session.signOut()
    expect(sixpence.access.getSnapshot().customerId).toBeUndefined()
  })

  it('keeps payments of one customer out of the list of another', async () => {
    const sixpence = await lena()
    await sixpence.access.actFor({ customerId: ION })
    const [account] = await sixpence.accounts.list()
    const order = {
      fromAccount: account?.accountId ?? '',
      toEmail: 'ada@sixpence.example',
      amount: '1.00',
    }
    const quote = await sixpence.transfers.quoteP2p(order)
    const { id } = await sixpence.payments.review({
      kind: 'p2pTransfer',
      order,
      shown: { ...quote, payeeName: 'Ada L.' },
    })
    expect((await sixpence.payments.find(id))?.id).toBe(id)
    sixpence.access.stop()
    expect(await sixpence.payments.find(id)).toBeUndefined()
    expect(sixpence.payments.getSnapshot()).toEqual([])
  })
})

describe('whoever chooses themselves', () => {
  const themselves = async (person: { email: string; password: string }) => {
    const sixpence = await aSixpence()
    opened.push(sixpence)
    await sixpence.signIn.start({ username: person.email, password: person.password })
    await sixpence.access.actFor({ customerId: (await sixpence.customer.get()).customerId })
    expect(sixpence.access.getSnapshot().isOther).toBe(false)
    return sixpence
  }

  it('begins as a person who acts for nobody (ACCESS-001, START-010)', async () => {
    const sixpence = await themselves(await aPerson())
    expect(await pageOf(sixpence)).toBe('home')
    expect(await entryOf('/home', sixpence)).toBe('enter')
    expect(await entryOf('/transfer/p2p', sixpence)).toBe('enter')
    expect(await entryOf('/kyc', sixpence)).toBe('kycPersonal')
  })

  it('is asked for their own identity (START-010)', async () => {
    const sixpence = await themselves(await aPerson({ standing: { needsKyc: true } }))
    expect(await pageOf(sixpence)).toBe('kycPersonal')
    expect(await entryOf('/home', sixpence)).toBe('kycPersonal')
  })

  it('begins as the own business, which is one choice of several (START-009, START-011)', async () => {
    const sixpence = await themselves(
      await aPerson({ kind: 'business', accesses: [{ customerId: ION, right: 'read' }] }),
    )
    expect(await pageOf(sixpence)).toBe('home')
    expect(await entryOf('/transfer/p2p', sixpence)).toBe('enter')
    sixpence.access.stop()
    expect(await pageOf(sixpence)).toBe('accesses')
  })

  it('is an administrator, or a customer of the earlier website, as before (START-006, START-007)', async () => {
    const staff = { email: 'amara@sixpence.example', password: 'north-beacon-81' }
    expect(await pageOf(await themselves(staff))).toBe('adminOverview')
    const earlier = { email: 'hugo@sixpence.example', password: 'walnut-clock-27' }
    expect(await pageOf(await themselves(earlier))).toBe('oldWeb')
  })

  it('is led to the choice when they may do nothing for their own (GAP-33)', async () => {
    const sixpence = await themselves({
      email: 'lena@sixpence.example',
      password: 'cedar-ledger-58',
    })
    expect(await pageOf(sixpence)).toBe('accesses')
    expect(await entryOf('/home', sixpence)).toBe('accesses')
    expect(await entryOf('/accesses', sixpence)).toBe('enter')
  })
})

describe('whoever may only hand documents in', () => {
  it('is led to the documents from everywhere else (GAP-33, ACCESS-011)', async () => {
    const sixpence = await signedIn('pavel', 'paper-lantern-72')
    await sixpence.access.actFor({ customerId: ION })
    expect(await pageOf(sixpence)).toBe('companyDocuments')
    for (const path of ['/home', '/history', '/statements', '/accounts/1', '/news', '/profile']) {
      expect([path, await entryOf(path, sixpence)]).toEqual([path, 'companyDocuments'])
    }
  })
})

describe('Sixpence.start', () => {
  it.each([
    ['START-005', 'terms', 'kofi', 'harvest-moon-23'],
    ['START-006', 'oldWeb', 'hugo', 'walnut-clock-27'],
    ['START-007', 'adminOverview', 'amara', 'north-beacon-81'],
    ['START-009', 'accesses', 'lena', 'cedar-ledger-58'],
    ['START-009', 'signOut', 'ines', 'marble-window-36'],
    ['START-010', 'profileUpdate', 'mila', 'cobalt-garden-12'],
    ['START-010', 'kycPersonal', 'jonas', 'river-compass-90'],
    ['START-010', 'selfCertification', 'tomas', 'maple-bridge-77'],
    ['START-010', 'home', 'ada', 'lantern-orchard-42'],
    ['START-011', 'selfCertificationBusiness', 'elena', 'glazed-vessel-48'],
    ['START-011', 'home', 'orla', 'amber-jetty-34'],
  ] as const)('tells where people of the seed begin (%s): %s', async (...row) => {
    const [, page, name, password] = row
    expect(await pageOf(await signedIn(name, password))).toBe(page)
  })

  it('has the terms there that a refusal names, and asks anew once they are agreed to (START-012)', async () => {
    const sixpence = await signedIn('lucia', 'olive-terrace-64')
    const { customer, terms } = await sixpence.start.info()
    expect(customer).toBeUndefined()
    expect(terms.map(({ id }) => id)).toEqual(['agreement-2026', 'privacy-2026', 'payments-2026'])
    await sixpence.access.acceptTerms({ termIds: terms.map(({ id }) => id) })
    expect((await sixpence.start.info()).customer?.firstName).toBe('Lucia')
    await expect(sixpence.access.acceptTerms({ termIds: ['nothing-asked'] })).rejects.toMatchObject(
      {
        code: 'invalid_input',
      },
    )
  })

  it('knows of no right of a business before its access info (ACCESS-007)', async () => {
    const sixpence = await lena()
    expect(rightOf(sixpence.start.getSnapshot())).toBe('none')
    expect(rightOf(await sixpence.start.info())).toBe('none')
    await sixpence.access.actFor({ customerId: ION })
    expect(rightOf(await sixpence.start.info())).toBe('initiate')
  })

  it('does not take a lost network for a customer that nobody knows', async () => {
    const sixpence = await signedIn('nora', 'quiet-meadow-29')
    const bank = await theBank()
    bank.setFaults([{ match: { method: 'customerInfoGet' }, fault: '503Before' }])
    await expect(sixpence.start.info()).rejects.toMatchObject({ code: 'server_unavailable' })
    bank.setFaults([])
    expect((await sixpence.start.info()).customer?.firstName).toBe('Nora')
  })

  it('leaves everything unset when the bank refuses (START-013)', async () => {
    const sixpence = await lena()
    await sixpence.access.actFor({ customerId: ION })
    const bank = await theBank()
    await bank.control('http://127.0.0.1/accesses', {
      method: 'POST',
      body: JSON.stringify({ userId: 'customer-lena', customerId: ION, right: 'none' }),
    })
    sixpence.start.forget()
    expect(await sixpence.start.info()).toMatchObject({ customer: undefined, terms: [] })
  })
})
