import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRefusalFocus } from './use-refusal-focus.ts'

const FIELDS = ['name', 'address', 'text'] as const

function Letter({ wrong, isRefused = wrong.length > 0 }: { wrong: string[]; isRefused?: boolean }) {
  return (
    <form ref={useRefusalFocus(isRefused)}>
      {FIELDS.map(name => (
        <input key={name} aria-label={name} aria-invalid={wrong.includes(name)} />
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
const later = () => new Promise(resolve => setTimeout(resolve, 1))

it.each([
  [['name'], 'name'],
  [['address', 'text'], 'address'],
  [['text'], 'text'],
])('gives the focus to the first field of %j once it is refused', async (wrong, first) => {
  const { rerender } = render(<Letter wrong={[]} />)
  const send = screen.getByRole('button')
  send.focus()
  rerender(<Letter wrong={wrong} />)
  await vi.waitFor(() => expect(focused()).toBe(first))
  rerender(<Letter wrong={[]} />)
  send.focus()
  rerender(<Letter wrong={wrong} />)
  await vi.waitFor(() => expect(focused()).toBe(first))
})

it('leaves the focus where it is before a refusal, and while whoever was refused corrects it', async () => {
  const { rerender } = render(<Letter wrong={['name']} isRefused={false} />)
  const send = screen.getByRole('button')
  send.focus()
  await later()
  expect(document.activeElement).toBe(send)
  rerender(<Letter wrong={['name', 'text']} />)
  await vi.waitFor(() => expect(focused()).toBe('name'))
  screen.getByLabelText('text').focus()
  rerender(<Letter wrong={['name']} />)
  await later()
  expect(focused()).toBe('text')
})
