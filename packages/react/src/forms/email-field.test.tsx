import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { EmailField } from './email-field.tsx'
import { useEmailDraft } from './use-email-draft.ts'

function Form({ refusal }: { refusal?: string | undefined }) {
  const draft = useEmailDraft()
  const failure =
    refusal === undefined ? undefined : { fields: [{ field: 'email', message: refusal }] }
  return (
    <>
      <EmailField label="E-mail" draft={draft} invalidText="Not whole" failure={failure} />
      <button type="button" onClick={() => draft.validate()}>
        Add
      </button>
      <output>{draft.address}</output>
    </>
  )
}

const field = () => screen.getByLabelText('E-mail')

describe('EmailField', () => {
  it('judges when it is told to, takes the focus, and takes its judgement back', () => {
    renderInBank(<Form />)
    fireEvent.change(field(), { target: { value: ' ada@sixpence' } })
    expect(screen.queryByText('Not whole')).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('Not whole')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'Ada <ada@sixpence.example>, ' } })
    expect(screen.queryByText('Not whole')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('ada@sixpence.example')
  })

  it('takes the focus when the bank does not take the address, and says why', () => {
    const { rerenderInBank } = renderInBank(<Form />)
    fireEvent.change(field(), { target: { value: 'ada@sixpence.example' } })
    screen.getByRole('button').focus()
    rerenderInBank(<Form refusal="On the list already" />)
    expect(screen.getByText('On the list already')).toBeTruthy()
    expect(document.activeElement).toBe(field())
  })
})
