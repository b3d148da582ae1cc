import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { ListEnd } from './list-end.tsx'

const SETTLED = {
  error: undefined,
  isLoading: false,
  isMoreFailed: false,
  isLoadingMore: false,
  refetch: () => {},
}

const FAILED = { error: { code: 'offline' } } as const

const loadMore = () => {}

function TwoPages() {
  const [shown, setShown] = useState(1)
  const task = { ...SETTLED, hasMore: shown < 2, loadMore: () => setShown(2) }
  return (
    <Loaded of={task} value={shown} failedTitle="Not loaded">
      {() => <ListEnd of={task} failedTitle="Not loaded" count={`${shown} of 2`} />}
    </Loaded>
  )
}

describe('ListEnd', () => {
  it('announces how much is shown, and keeps the focus near when its button goes', async () => {
    const { container } = renderInBank(<TwoPages />)
    const count = screen.getByText('1 of 2')
    expect(count.role).toBe('status')
    const button = screen.getByRole('button', { name: 'Show more' })
    await userEvent.click(button)
    expect(count.textContent).toBe('2 of 2')
    expect(button.isConnected).toBe(false)
    expect(document.activeElement).toBe(container.querySelector('.sp-focus-keeper'))
  })

  it('says why more did not come, and asks for it again', async () => {
    const refetch = vi.fn<() => void>()
    const task = { ...SETTLED, ...FAILED, isMoreFailed: true, hasMore: true, loadMore, refetch }
    renderInBank(<ListEnd of={task} failedTitle="Not loaded" />)
    expect(screen.getByRole('alert').textContent).toContain('Not loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('says nothing of what failed besides', () => {
    const task = { ...SETTLED, ...FAILED, hasMore: true, loadMore }
    renderInBank(<ListEnd of={task} failedTitle="Not loaded" />)
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
