// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./last-invoice-list.ts')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('begins with what was received, then with the list that was looked at last', async () => {
  const { keepInvoiceList, lastInvoiceList } = await fresh()
  expect(lastInvoiceList()).toBe('received')
  keepInvoiceList('sent')
  expect(lastInvoiceList()).toBe('sent')
  expect((await fresh()).lastInvoiceList()).toBe('sent')
})

it('keeps it as long as the page where a browser keeps nothing', async () => {
  const { keepInvoiceList, lastInvoiceList } = await fresh()
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(lastInvoiceList()).toBe('received')
  keepInvoiceList('sent')
  expect(lastInvoiceList()).toBe('sent')
})
