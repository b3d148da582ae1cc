import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { lazyComponent } from '../../ui/index.ts'
import { LazyPart } from './lazy-part.tsx'

const Chart = () => <p>Chart</p>
const load = vi.fn<() => Promise<{ Chart: typeof Chart }>>()
let isOnline = true

beforeEach(() => {
  isOnline = true
  load.mockReset()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ Chart })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function turn(state: 'online' | 'offline'): void {
  isOnline = state === 'online'
  act(() => void window.dispatchEvent(new Event(state)))
}

function showForm() {
  const Part = lazyComponent(load, 'Chart')
  renderInBank(
    <>
      <input aria-label="Amount" defaultValue="25" />
      <LazyPart>
        <Part />
      </LazyPart>
    </>,
  )
}

describe('a part whose code does not come', () => {
  it('leaves the form beside it in place, and comes when it is asked for again', async () => {
    showForm()
    expect(await screen.findByText('Something went wrong on this page')).toBeTruthy()
    expect(screen.getByText(/Check your connection/)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Amount'), '.50')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Chart')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('25.50')
  })

  it('offers a new page where it failed again', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    showForm()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(screen.getByText(/what you’ve typed on it will be cleared/)).toBeTruthy()
  })

  it('says that there is no network, and comes by itself with it', async () => {
    isOnline = false
    showForm()
    expect(await screen.findByText('You’re offline')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
    turn('online')
    expect(await screen.findByText('Chart')).toBeTruthy()
  })

  it('comes with the network where that goes only then', async () => {
    showForm()
    await screen.findByText('Something went wrong on this page')
    turn('offline')
    turn('online')
    expect(await screen.findByText('Chart')).toBeTruthy()
  })
})
