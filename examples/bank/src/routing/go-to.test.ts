import { TRANSFER_TARGETS, type Destination } from '@sixpence/react/provider'
import type { RegisteredRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { goTo } from './go-to.ts'

/** Returns the app's steps to leave a screen, in order. */
function stepsFrom(href: string, destination: Destination, state: object = {}) {
  const steps: unknown[] = []
  const history = { back: () => steps.push('back'), flush: () => steps.push('flush') }
  const navigate = (to: object) => steps.push(to)
  const location = { href, pathname: href.split('?')[0], state }
  goTo({ navigate, history, state: { location } } as unknown as RegisteredRouter, destination)
  return steps
}

/** Returns the only step of the app to leave a screen. */
function goneTo(href: string, destination: Destination) {
  const steps = stepsFrom(href, destination)
  expect(steps).toHaveLength(1)
  return steps[0] as { to: string; search?: { to: string }; replace?: boolean }
}

describe('the way to the sign-in page', () => {
  it.each([
    '/account-recovery/success',
    '/activate?secret=s',
    '/identity-check?secret=s',
    '/scp-mobile?secret=s',
  ])('does not lead back to %s, which is done with', href => {
    const gone = goneTo(href, { to: 'signIn' })
    expect(gone.to).toBe('/login')
    expect(gone.search).toBeUndefined()
  })

  it.each(['/invoice/abc', '/transfer/p2p?payment=p-1'])(
    'leads back to %s, which is in the middle of something',
    href => {
      expect(goneTo(href, { to: 'signIn', returnsHere: true })).toMatchObject({
        to: '/login',
        search: { to: href },
      })
    },
  )
})

describe('the way back from a review', () => {
  const FORMS = {
    ownTransfer: '/transfer/account',
    p2pTransfer: '/transfer/p2p',
    externalTransfer: '/transfer/external',
  }

  it.each(Object.entries(TRANSFER_TARGETS))(
    'leads to the form that begins with what is reviewed: %s',
    (kind, target) => {
      const review = { to: 'payment', kind, id: 'p-1', isNew: true } as Destination
      const form = { to: FORMS[target] }
      const [toForm, flush, toReview, ...others] = stepsFrom(form.to, review)
      expect(toForm).toMatchObject({ ...form, search: { edit: 'p-1' }, replace: true })
      expect(flush).toBe('flush')
      expect(toReview).toMatchObject({ search: { payment: 'p-1' }, state: { isFromForm: true } })
      expect(toReview).not.toHaveProperty('replace')
      expect(others).toEqual([])
    },
  )

  it('is a step back where the form stands there', () => {
    const edit: Destination = { to: 'p2pTransfer', edit: 'p-1' }
    expect(stepsFrom('/transfer/p2p?payment=p-1', edit, { isFromForm: true })).toEqual(['back'])
  })

  it('opens the form where none stands there', () => {
    const edit: Destination = { to: 'p2pTransfer', edit: 'p-1' }
    expect(goneTo('/transfer/p2p?payment=p-1', edit)).toMatchObject({
      to: '/transfer/p2p',
      search: { edit: 'p-1' },
      replace: false,
    })
  })

  it('has no form in it for a payment that was reviewed earlier', () => {
    const review = { to: 'payment', kind: 'p2pTransfer', id: 'p-1' } as Destination
    expect(goneTo('/history', review)).toMatchObject({ search: { payment: 'p-1' }, replace: false })
  })
})

describe('the payment of a batch', () => {
  const payment = { to: 'payment', kind: 'batch', id: 'p-1', batchId: 'b-1' } as const

  it.each([
    ['ROUTE-043', '/transfer/external/mass/confirm'],
    ['ROUTE-047', '/transfer/mass/p2p/confirm'],
  ])('is named in the address of its review (%s)', (_, to) => {
    const search = { batch: 'b-1', payment: 'p-1' }
    expect(goneTo(`${to}?batch=b-1`, payment)).toEqual({ to, search, replace: true })
  })

  it('leads to the batch from elsewhere', () => {
    const to = '/history/batch-transfers'
    expect(goneTo('/history', payment)).toMatchObject({ to, search: { id: 'b-1' } })
  })
})

it.each([
  ['/confirm-card/1', true],
  ['/cards', false],
])('leads from %s to a card, and back to it: not %s', (href, isReplaced) => {
  expect(goneTo(href, { to: 'card', accountId: '1' }).replace).toBe(isReplaced)
})

it.each(['messages', 'contracts'] as const)('stays where it has no screen for %s', to => {
  expect(stepsFrom('/home', { to })).toEqual([])
})
