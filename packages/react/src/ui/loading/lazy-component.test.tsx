import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Boundary } from './boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const arrive = () => Promise.resolve({ Greeting })

const load = vi.fn<() => Promise<{ Greeting: typeof Greeting }>>()
beforeEach(() => {
  load.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const show = (Part: ComponentType<{ name: string }>, resetKey = 'one') => (
  <Boundary
    resetKey={resetKey}
    renderFailure={(_, retry) => (
      <button type="button" onClick={retry}>
        Again
      </button>
    )}
  >
    <Suspense fallback="…">
      <Part name="Ada" />
    </Suspense>
  </Boundary>
)

const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Again' }))

describe('lazyComponent', () => {
  it('asks again for code that failed to come, and for nothing before it is told to', async () => {
    load.mockImplementationOnce(gone).mockImplementation(arrive)
    render(show(lazyComponent(load, 'Greeting')))
    await screen.findByRole('button')
    expect(load).toHaveBeenCalledOnce()
    await again()
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('asks again each time', async () => {
    load.mockImplementationOnce(gone).mockImplementationOnce(gone).mockImplementation(arrive)
    render(show(lazyComponent(load, 'Greeting')))
    await screen.findByRole('button')
    await again()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await again()
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
  })

  it('asks again when another screen has been opened meanwhile', async () => {
    load.mockImplementationOnce(gone).mockImplementation(arrive)
    const Part = lazyComponent(load, 'Greeting')
    const { rerender } = render(show(Part))
    await screen.findByRole('button')
    rerender(show(Part, 'two'))
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
  })

  it('asks again when what failed is opened anew', async () => {
    load.mockImplementationOnce(gone).mockImplementation(arrive)
    const Part = lazyComponent(load, 'Greeting')
    const { unmount } = render(show(Part))
    await screen.findByRole('button')
    unmount()
    render(show(Part))
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
  })

  it('renders at once what was loaded ahead, also after a failure', async () => {
    load.mockImplementationOnce(gone).mockImplementation(arrive)
    const Part = lazyComponent(load, 'Greeting')
    await Part.preload()
    await Part.preload()
    expect(Part.preload()).toBeUndefined()
    render(show(Part))
    expect(screen.getByText('Hello Ada')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails at once where it could not be loaded ahead', async () => {
    load.mockImplementation(gone)
    const Part = lazyComponent(load, 'Greeting')
    await Part.preload()
    render(show(Part))
    expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy()
  })

  it('keeps the state of what is shown when the same code is loaded ahead', async () => {
    load.mockImplementation(arrive)
    const Part = lazyComponent(load, 'Greeting')
    const { rerender } = render(show(Part))
    const shown = await screen.findByText('Hello Ada')
    await act(async () => Part.preload())
    rerender(show(Part))
    expect(screen.getByText('Hello Ada')).toBe(shown)
  })
})
