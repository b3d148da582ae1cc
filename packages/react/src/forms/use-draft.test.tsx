import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { aDrafts, aSession } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { useDraft } from './use-draft.ts'

interface Letter {
  readonly to: string
  readonly text: string
  readonly pin: string
}

const SAFE = ['to', 'text'] as const

function LetterForm() {
  const [typed, type] = useDraft<Letter>('letter', SAFE)
  return (['to', 'text', 'pin'] as const).map(name => (
    <input
      key={name}
      aria-label={name}
      value={typed[name] ?? ''}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  ))
}

function open(drafts = aDrafts()) {
  const session = aSession()
  const { sixpence } = aBank({ session, drafts })
  const view = renderInBank(<LetterForm />, { sixpence })
  const field = (name: keyof Letter) => screen.getByLabelText<HTMLInputElement>(name)
  const write = (name: keyof Letter, value: string) =>
    fireEvent.change(field(name), { target: { value } })
  const become = (userId: string | undefined, because: 'left' | 'expired' = 'expired') =>
    act(() =>
      session.set(
        userId === undefined
          ? { status: 'signed_out', because }
          : { status: 'signed_in', userId, email: undefined, idleAt: undefined },
      ),
    )
  return { ...view, drafts, field, write, become }
}

describe('useDraft', () => {
  it('has what was typed there again after the end of a session, but for what is not safe', () => {
    const first = open()
    first.write('to', 'Ben')
    first.write('pin', '1234')
    first.become(undefined)
    first.unmount()
    const { field } = open(first.drafts)
    expect([field('to').value, field('pin').value]).toEqual(['Ben', ''])
  })

  it('never hands over what is not safe', () => {
    const drafts = aDrafts()
    const keep = vi.spyOn(drafts, 'keep')
    const { write } = open(drafts)
    write('pin', '1234')
    write('text', 'Hello')
    expect(JSON.stringify(keep.mock.calls)).not.toContain('1234')
    expect(keep).toHaveBeenLastCalledWith('letter', { text: 'Hello' })
  })

  it('is empty for who left the form', () => {
    const first = open()
    first.write('to', 'Ben')
    first.unmount()
    expect(open(first.drafts).field('to').value).toBe('')
  })

  it('stands as it is where a host keeps the form, and is empty for somebody else', () => {
    const { write, become, field, drafts } = open()
    write('to', 'Ben')
    become(undefined)
    become('ada')
    expect(field('to').value).toBe('Ben')
    become(undefined)
    drafts.forget('letter')
    become('eve')
    expect(field('to').value).toBe('')
  })
})
