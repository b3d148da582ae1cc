import type { Batches } from '@sixpence/core/batches'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aBank } from '../../../testing/a-bank.ts'
import { renderInBank } from '../../../testing/render-in-bank.tsx'
import { PayeesButton } from './payees-button.tsx'

it.each([
  [{ count: 3, leftOut: 2 }, /^2 recipients aren’t in the file/],
  [{ count: 0, leftOut: 0 }, /^You have no recipients yet/],
])('says which recipients a sheet does not have: %j', async (counts, text) => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const file = { fileName: 'eft-payees.csv', mediaType: 'text/csv', bytes: new Uint8Array() }
  const payeeSheet = vi.fn<Batches['payeeSheet']>(async () => ({ ...counts, file }))
  renderInBank(<PayeesButton type="eft" />, {
    sixpence: aBank({ batches: { payeeSheet } }).sixpence,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my recipients' }))
  expect(await screen.findByText('Saved as eft-payees.csv')).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
  expect(payeeSheet).toHaveBeenCalledExactlyOnceWith({ type: 'eft' })
  click.mockRestore()
})
