import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../provider/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { useDocument } from './use-document.ts'

function Save() {
  const { isPending, save } = useDocument(() => Promise.reject(new TypeError('a defect')))
  return (
    <button type="button" onClick={() => void save()}>
      {isPending ? 'pending' : 'save'}
    </button>
  )
}

it('tells the error boundary of a defect, and waits for nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderInBank(
    <ErrorBoundary>
      <Save />
    </ErrorBoundary>,
    { sixpence: aBank().sixpence },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'save' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.queryByText('pending')).toBeNull()
  vi.restoreAllMocks()
})
