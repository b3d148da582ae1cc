import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRowWindow, type RowWindowOptions } from './use-row-window.ts'

const COUNT = 10_000
const HEIGHT = 50

function optionsOf(keyOf: (index: number) => number, count = COUNT): RowWindowOptions {
  return {
    count,
    estimateSize: () => HEIGHT,
    getItemKey: keyOf,
    headingOf: index => index - (index % 100),
  }
}

function Lines({ options }: { options: RowWindowOptions }) {
  const { canvas, shown, items, measure } = useRowWindow(options)
  return (
    <div ref={canvas} data-testid="canvas">
      <div ref={shown}>
        {items.map(({ key, index }) => (
          <p key={key} ref={measure} data-index={index}>
            {index}
          </p>
        ))}
      </div>
    </div>
  )
}

const drawn = () => screen.getAllByText(/^\d+$/).map(line => Number(line.textContent))

async function scrollTo(top: number) {
  await act(async () => {
    window.scrollY = top
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  window.scrollY = 0
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  // A list at the top of its page, which moves as the page scrolls.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY),
  )
})

afterEach(() => vi.restoreAllMocks())

describe('useRowWindow', () => {
  it('draws what is in sight, from the first drawing on, as high as all of them', async () => {
    render(<Lines options={optionsOf(index => index)} />)
    expect(drawn()[0]).toBe(0)
    expect(drawn().length).toBeGreaterThan(window.innerHeight / HEIGHT)
    expect(drawn().length).toBeLessThan(50)
    expect(screen.getByTestId('canvas').style.blockSize).toBe(`${COUNT * HEIGHT}px`)
    await scrollTo(5000 * HEIGHT)
    expect(drawn()).toContain(5000)
    expect(drawn()).not.toContain(0)
  })

  it('keeps the heading of what is in sight', async () => {
    render(<Lines options={optionsOf(index => index)} />)
    await scrollTo(5050 * HEIGHT)
    expect(drawn()[0]).toBe(5000)
    expect(drawn()[1]).toBeGreaterThan(5001)
    expect(drawn()).toContain(5050)
  })

  it.each([19, 200])('draws all of a list of %i lines', count => {
    render(<Lines options={optionsOf(index => index, count)} />)
    expect(drawn()).toHaveLength(count)
  })

  it('draws all lines while they are printed, and those in sight afterwards', () => {
    render(<Lines options={optionsOf(index => index, 500)} />)
    expect(drawn().length).toBeLessThan(50)
    window.dispatchEvent(new Event('beforeprint'))
    expect(drawn()).toHaveLength(500)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn().length).toBeLessThan(50)
  })

  it('reckons once where the lines stand, however far one scrolls', async () => {
    const keyOf = vi.fn<(index: number) => number>(index => index)
    const options = optionsOf(keyOf)
    render(<Lines options={options} />)
    await scrollTo(100 * HEIGHT)
    await scrollTo(200 * HEIGHT)
    expect(keyOf.mock.calls.length).toBeLessThan(1.1 * COUNT)
  })
})
