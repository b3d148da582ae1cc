import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Form } from './form.tsx'

type Wrong = readonly string[]

interface LetterProps {
  judge: () => Wrong | Promise<Wrong>
  failure?: object
  begin?: Wrong
}

function Letter({ judge, failure, begin = [] }: LetterProps) {
  const [wrong, setWrong] = useState(begin)
  const submit = () => {
    const found = judge()
    if (!(found instanceof Promise)) return setWrong(found)
    return found.then(setWrong)
  }
  return (
    <Form onSubmit={submit} failure={failure} aria-label="Letter">
      {['name', 'address', 'text'].map(name => (
        <input key={name} aria-label={name} aria-invalid={wrong.includes(name) || undefined} />
      ))}
      <button type="submit">Send</button>
    </Form>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
const send = () => {
  screen.getByRole('button').focus()
  return fireEvent.submit(screen.getByRole('form'))
}

/** An answer of the bank that a test gives when it wants to. */
function anAnswer() {
  let give: (wrong: Wrong) => void = () => undefined
  const answer = new Promise<Wrong>(resolve => (give = resolve))
  return { answer, give: (wrong: Wrong) => act(async () => give(wrong)) }
}

describe('Form', () => {
  it.each([
    [['name'], 'name'],
    [['text', 'address'], 'address'],
  ])('gives the focus to the first field of %j after a press', (wrong, first) => {
    render(<Letter judge={() => wrong} />)
    expect(send()).toBe(false)
    expect(focused()).toBe(first)
  })

  it('gives it to the field that the answer refuses', async () => {
    const { answer, give } = anAnswer()
    render(<Letter judge={() => answer} />)
    send()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    await give(['text'])
    expect(focused()).toBe('text')
  })

  it('leaves it with whoever has gone on meanwhile, and while nothing is wrong', async () => {
    const { answer, give } = anAnswer()
    render(<Letter judge={() => answer} />)
    send()
    screen.getByLabelText('address').focus()
    await give(['text'])
    expect(focused()).toBe('address')
  })

  it('gives it to the field of a refusal that comes by another way', async () => {
    const { rerender } = render(<Letter judge={() => []} begin={['text']} />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Letter judge={() => []} begin={['text']} failure={{}} />)
    expect(focused()).toBe('text')
  })

  it('sends nothing when a form within it is sent', () => {
    const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()]
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <Form onSubmit={outer}>
        <Form onSubmit={inner} aria-label="Inner">
          {null}
        </Form>
      </Form>,
    )
    fireEvent.submit(screen.getByRole('form', { name: 'Inner' }))
    expect(inner).toHaveBeenCalledOnce()
    expect(outer).not.toHaveBeenCalled()
  })

  it('sends nothing by a second press, and again once there is an answer', async () => {
    const first = anAnswer()
    const judge = vi.fn<() => Promise<Wrong>>(() => first.answer)
    render(<Letter judge={judge} />)
    send()
    send()
    expect(judge).toHaveBeenCalledOnce()
    await first.give([])
    send()
    await waitFor(() => expect(judge).toHaveBeenCalledTimes(2))
  })
})
