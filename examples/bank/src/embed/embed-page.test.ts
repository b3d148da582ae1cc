import { describe, expect, it } from 'vitest'
import { embedPage, roomsOf } from './embed-page.ts'

const BUTTON = `btn_${'0f'.repeat(16)}`

describe('embedPage', () => {
  it.each([
    [`/pay/${BUTTON}`, { kind: 'window', name: 'checkout', own: BUTTON }],
    ['/pay/munteanu-books', { kind: 'window', name: 'checkout', own: 'munteanu-books' }],
    ['/embed/checkout', { kind: 'window', name: 'checkout' }],
    ['/embed/accounts', { kind: 'frame', name: 'accounts' }],
    ['/embed/invoice', { kind: 'frame', name: 'invoice' }],
    ['/embed/pay-invoice', { kind: 'window', name: 'pay-invoice' }],
    ['/pay', undefined],
    ['/pay/', undefined],
    ['/pay/a/b', undefined],
    [`/pay/${'x'.repeat(65)}`, undefined],
    ['/pay/%3Cb%3E', undefined],
    ['/embed/pay', undefined],
  ])('is at %s %j', (path, page) => {
    expect(embedPage(path)).toEqual(page)
  })
})

describe('roomsOf', () => {
  it('has what opening an account says, which an invoice may take', () => {
    expect(roomsOf({ kind: 'window', name: 'pay-invoice' })).toContain('account')
  })
})
