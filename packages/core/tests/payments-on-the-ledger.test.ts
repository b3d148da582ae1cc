import { describe, expect, it } from 'vitest'
import {
  isSixpenceError,
  type PaymentIntent,
  type PaymentOrder,
  type Sixpence,
} from '../src/index.ts'
import { isFinal } from '../src/payments/index.ts'
import { compareAmounts, subtractAmounts } from '../src/money/index.ts'
import { type Person, aBank } from './bank.ts'

const bank = aBank()

const RICH = {
  accounts: [
    { currencyCode: 'EUR', balance: '1000.00' },
    { currencyCode: 'EUR', balance: '0.00' },
  ],
}

function accountOf(person: Person, at: number): string {
  const account = person.accounts[at]
  if (account === undefined) throw new Error(`There is no account ${at}`)
  return account.accountId
}

async function ownOrder(
  sixpence: Sixpence,
  person: Person,
  toAmount: string,
): Promise<PaymentOrder> {
  const transfer = { fromAccount: accountOf(person, 0), toAccount: accountOf(person, 1), toAmount }
  const shown = await sixpence.transfers.quoteOwn(transfer)
  const order = { ...transfer, expectedFromAmount: shown.fromAmount, expectedFee: shown.fee }
  return { kind: 'ownTransfer', order, shown }
}

async function p2pOrder(sixpence: Sixpence, from: Person, to: Person): Promise<PaymentOrder> {
  const transfer = { fromAccount: accountOf(from, 0), amount: '12.00' }
  const shown = await sixpence.transfers.quoteP2p(transfer)
  const { name = '' } = await sixpence.transfers.checkPayee({ email: to.email })
  const order = { ...transfer, toEmail: to.email, expectedFee: shown.fee }
  return { kind: 'p2pTransfer', order, shown: { ...shown, payeeName: name } }
}

async function balances(sixpence: Sixpence, person: Person): Promise<readonly string[]> {
  const accounts = await sixpence.accounts.list()
  const balanceOf = new Map(accounts.map(one => [one.accountId, one.balance]))
  return person.accounts.map(one => balanceOf.get(one.accountId) ?? 'none')
}

function theEndOf({ payments }: Sixpence, id: string): Promise<PaymentIntent> {
  return new Promise(resolve => {
    const look = () => {
      const known = payments.getSnapshot().find(intent => intent.id === id)
      if (known === undefined || !isFinal(known)) return
      unsubscribe()
      resolve(known)
    }
    const unsubscribe = payments.subscribe(look)
    look()
  })
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.catch((cause: unknown) => cause)
  return isSixpenceError(error) ? error.code : error
}

describe('an own transfer', () => {
  it('moves money once and stands in the history (XFER-009)', async () => {
    const person = await bank.person(RICH)
    const sixpence = await bank.signedIn(person)
    const { id } = await sixpence.payments.review(await ownOrder(sixpence, person, '25.00'))
    const { status, transactionId } = await sixpence.payments.send(id)
    expect(status).toBe('settled')
    expect(await balances(sixpence, person)).toEqual(['975.00', '25.00'])
    const { transactions } = await sixpence.history.list()
    const rows = transactions.filter(row => row.transactionId === transactionId)
    expect(rows.map(row => row.direction).toSorted()).toEqual(['in', 'out'])
  })

  it.each(['dropAfterCommit', '503AfterCommit', 'truncate', 'garbage'] as const)(
    'is found by its key after %s',
    async fault => {
      const person = await bank.person(RICH)
      const sixpence = await bank.signedIn(person)
      const { id } = await sixpence.payments.review(await ownOrder(sixpence, person, '25.00'))
      bank.sandbox.setFaults([{ match: { method: 'betweenAccountsTransfer' }, fault, times: 1 }])
      expect((await sixpence.payments.send(id)).status).toBe('unknown')
      expect((await theEndOf(sixpence, id)).status).toBe('settled')
      expect(await balances(sixpence, person)).toEqual(['975.00', '25.00'])
    },
  )

  it('says what the balance does not cover', async () => {
    const person = await bank.person(RICH)
    const sixpence = await bank.signedIn(person)
    const { id } = await sixpence.payments.review(await ownOrder(sixpence, person, '1000.01'))
    const intent = await sixpence.payments.send(id)
    expect(intent).toMatchObject({ status: 'refused', refusal: { code: 'insufficient_funds' } })
    expect(await balances(sixpence, person)).toEqual(['1000.00', '0.00'])
  })

  it('is refused at another price than was shown', async () => {
    const person = await bank.person(RICH)
    const sixpence = await bank.signedIn(person)
    const payment = await ownOrder(sixpence, person, '25.00')
    if (payment.kind !== 'ownTransfer') throw new Error('An own transfer was ordered')
    const order = { ...payment.order, expectedFromAmount: '24.00' }
    const { id } = await sixpence.payments.review({ ...payment, order })
    const intent = await sixpence.payments.send(id)
    expect(intent).toMatchObject({ status: 'refused', refusal: { code: 'price_changed' } })
  })
})

describe('a transfer to another person', () => {
  it('waits for its code and then arrives (XFER-011, GAP-61)', async () => {
    const payer = await bank.person({ ...RICH, approval: 'otp' })
    const payee = await bank.person(RICH)
    const sixpence = await bank.signedIn(payer)
    const { id } = await sixpence.payments.review(await p2pOrder(sixpence, payer, payee))
    expect((await sixpence.payments.send(id)).status).toBe('pendingApproval')
    expect(await failureOf(sixpence.payments.approve(id, '000000'))).toBe('wrong_code')
    expect((await balances(sixpence, payer))[0]).toBe('1000.00')
    const code = await bank.codeFor(payer.email)
    expect((await sixpence.payments.approve(id, code)).status).toBe('settled')
    expect((await balances(sixpence, payer))[0]).toBe('987.75')
    expect((await balances(await bank.signedIn(payee), payee))[0]).toBe('1012.00')
  })

  it('is found by its key when the approval is not answered', async () => {
    const payer = await bank.person({ ...RICH, approval: 'otp' })
    const payee = await bank.person(RICH)
    const sixpence = await bank.signedIn(payer)
    const { id } = await sixpence.payments.review(await p2pOrder(sixpence, payer, payee))
    await sixpence.payments.send(id)
    const code = await bank.codeFor(payer.email)
    const match = { method: 'transferApprove' }
    bank.sandbox.setFaults([{ match, fault: 'dropAfterCommit', times: 1 }])
    expect(await failureOf(sixpence.payments.approve(id, code))).toBe('offline')
    expect((await theEndOf(sixpence, id)).status).toBe('settled')
    expect((await balances(sixpence, payer))[0]).toBe('987.75')
  })
})

describe('thirty transfers over a bad network', () => {
  it('arrive as often as they are called settled', { timeout: 120_000 }, async () => {
    const person = await bank.person(RICH)
    const sixpence = await bank.signedIn(person)
    const order = await ownOrder(sixpence, person, '1.00')
    const match = { method: 'betweenAccountsTransfer' }
    bank.sandbox.setFaults([
      { match, fault: 'dropAfterCommit', rate: 0.3, seed: 1 },
      { match, fault: 'dropBefore', rate: 0.3, seed: 2 },
      { match, fault: '503AfterCommit', rate: 0.3, seed: 3 },
      { match: { method: 'paymentIntentGet' }, fault: 'dropBefore', rate: 0.3, seed: 4 },
    ])
    const sendUntilOver = async () => {
      const { id } = await sixpence.payments.review(order)
      const leave = sixpence.payments.subscribe(() => {
        const known = sixpence.payments.getSnapshot().find(intent => intent.id === id)
        if (known?.status === 'reviewed') void sixpence.payments.send(id)
      })
      await sixpence.payments.send(id)
      const end = await theEndOf(sixpence, id)
      leave()
      return end.status
    }
    const ends = await Promise.all(Array.from({ length: 30 }, sendUntilOver))
    const settled = ends.filter(status => status === 'settled').length
    const [left = '', arrived = ''] = await balances(sixpence, person)
    expect(settled).toBe(30)
    expect(compareAmounts(arrived, String(settled))).toBe(0)
    expect(compareAmounts(left, subtractAmounts('1000', arrived))).toBe(0)
  })
})
