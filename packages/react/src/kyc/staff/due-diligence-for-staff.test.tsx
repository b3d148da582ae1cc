import { SixpenceError } from '@sixpence/core/errors'
import type { DueDiligenceProposal, Kyc } from '@sixpence/core/kyc'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { ADA, anAccess, aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { KYC_INFO } from '../../testing/render-kyc.tsx'
import { DueDiligenceForStaff } from './due-diligence-for-staff.tsx'

const SELLS = { question: 'What does it sell?', answer: 'Books' }
const WHERE = { question: 'Where?', answer: 'Ireland' }

const PROPOSAL: DueDiligenceProposal = {
  proposalId: 'p1',
  answers: [{ ...SELLS, answer: 'Books and maps' }],
  proposedBy: 'Tudor Ene',
  isOwn: false,
  proposedAt: '2026-11-21T08:49:00.000Z',
  expiresAt: '2026-11-28T08:49:00.000Z',
}

interface Given {
  proposals?: DueDiligenceProposal[]
  isStaff?: boolean
  type?: 'business' | 'personal'
  refusal?: SixpenceError
}

function draw({ proposals = [], isStaff = true, type = 'business', refusal }: Given = {}) {
  const answer = async () => {
    if (refusal) throw refusal
  }
  const kyc = {
    read: vi.fn<Kyc['read']>(async () => ({
      ...KYC_INFO,
      kind: 'business',
      dueDiligence: [SELLS, WHERE],
    })),
    dueDiligenceProposals: vi.fn<Kyc['dueDiligenceProposals']>(async () => proposals),
    updateDueDiligence: vi.fn<Kyc['updateDueDiligence']>(async () => ({ proposal: PROPOSAL })),
    confirmDueDiligence: vi.fn<(input: { proposalId: string }) => Promise<void>>(answer),
    withdrawDueDiligence: vi.fn<(input: { proposalId: string }) => Promise<void>>(answer),
  }
  const customer = { ...ADA, isAdmin: isStaff }
  const accessInfo = { ...ACCESS_INFO, customerType: type }
  const { sixpence } = aBank({
    kyc: kyc as unknown as Partial<Kyc>,
    access: anAccess({ customerId: 'ion', isOther: true }),
    start: aStart({ customer, accessInfo }),
  })
  renderInBank(
    <BankStore>
      <DueDiligenceForStaff />
    </BankStore>,
    { sixpence },
  )
  return kyc
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('DueDiligenceForStaff (BIZ-022)', () => {
  it.each([
    { isStaff: false, type: 'business' },
    { isStaff: true, type: 'personal' },
  ] as const)('shows and asks nothing: %j', async given => {
    const kyc = draw(given)
    await Promise.resolve()
    expect(screen.queryByText('Due diligence answers')).toBeNull()
    expect(kyc.dueDiligenceProposals).not.toHaveBeenCalled()
  })

  it('proposes answers that are changed, added and removed', async () => {
    const kyc = draw()
    await press('Change answers')
    const first = within(screen.getByRole('group', { name: 'Question 1' }))
    type(first.getByLabelText('Answer'), 'Maps ')
    const second = within(screen.getByRole('group', { name: 'Question 2' }))
    await userEvent.click(second.getByRole('button', { name: 'Remove' }))
    await press('Add a question')
    const added = within(screen.getByRole('group', { name: 'Question 2' }))
    type(added.getByLabelText('Question'), SELLS.question)
    await press('Propose change')
    expect(await screen.findByText(/^This question is already here/)).toBeTruthy()
    expect(screen.getByText('Enter or choose an answer.')).toBeTruthy()
    expect(kyc.updateDueDiligence).not.toHaveBeenCalled()
    type(added.getByLabelText('Question'), 'How?')
    type(added.getByLabelText('Answer'), 'Online')
    await press('Propose change')
    const answers = [
      { ...SELLS, answer: 'Maps' },
      { question: 'How?', answer: 'Online' },
    ]
    await waitFor(() => expect(kyc.updateDueDiligence).toHaveBeenCalledExactlyOnceWith({ answers }))
    expect(await screen.findByRole('button', { name: 'Change answers' })).toBeTruthy()
  })

  it('has another administrator confirm, who sees the old beside the new', async () => {
    const kyc = draw({ proposals: [PROPOSAL] })
    expect(await screen.findByText(/^Proposed by Tudor Ene on/)).toBeTruthy()
    expect(screen.getByText('Now: Books')).toBeTruthy()
    expect(screen.getByText('New: Books and maps')).toBeTruthy()
    expect(screen.getByText('New: Removed')).toBeTruthy()
    await press('Confirm')
    expect(kyc.confirmDueDiligence).toHaveBeenCalledExactlyOnceWith({ proposalId: 'p1' })
    await waitFor(() => expect(kyc.read).toHaveBeenCalledTimes(2))
  })

  it('lets whoever proposed it withdraw it, and not confirm', async () => {
    const kyc = draw({ proposals: [{ ...PROPOSAL, isOwn: true }] })
    expect(await screen.findByText(/^You proposed this on/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    await press('Withdraw')
    expect(kyc.withdrawDueDiligence).toHaveBeenCalledExactlyOnceWith({ proposalId: 'p1' })
  })

  it('says what to do when the proposal is over, and reads what waits now', async () => {
    const kyc = draw({ proposals: [PROPOSAL], refusal: new SixpenceError('no_access', 'over') })
    await press('Confirm')
    expect(await screen.findByText(/Check what’s waiting now/)).toBeTruthy()
    await waitFor(() => expect(kyc.dueDiligenceProposals).toHaveBeenCalledTimes(2))
  })
})
