import { SixpenceError } from '@sixpence/core/errors'
import type { KycCustomerInfo } from '@sixpence/core/kyc'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { KYC_INFO, LISTS, press, renderKyc } from '../testing/render-kyc.tsx'

describe('the form', () => {
  it('says what is asked before the first step (KYC-001)', async () => {
    renderKyc({ documents: [{ categoryId: 'identity', isUploaded: false }] })
    const asked = within(await screen.findByRole('list', { name: 'What we’ll ask' }))
    expect(
      asked
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    ).toEqual([
      'About you Done',
      'Your address Done',
      'Your work and income Done',
      'How you’ll use the account',
      'Two more questions',
      'Your documents',
      'Check and submit',
    ])
    expect(screen.getByText('It takes about 7 minutes.')).toBeDefined()
    expect(await screen.findByText('Proof of identity')).toBeDefined()
    expect(screen.getByText('Passport')).toBeDefined()
  })

  it.each([
    ['before the first step', {}, 1],
    ['once everything was submitted', { submittedAt: '2026-11-24T10:00:00.000Z' }, 0],
  ])('%s says why all this is asked, or no longer does', async (_when, info, times) => {
    renderKyc(info)
    expect(await screen.findAllByRole('button', { name: 'Continue' })).toHaveLength(1)
    expect(screen.queryAllByText('The law asks for it.')).toHaveLength(times)
  })

  it('goes on where something is missing, and saves what is left (KYC-005)', async () => {
    const { save } = renderKyc()
    await press('Continue')
    expect(await screen.findByText('Step 4 of 6')).toBeDefined()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save money' }))
    await press('Back')
    expect(await screen.findByText('Step 3 of 6')).toBeDefined()
    expect(save.mock.calls).toEqual([
      [{ revision: 4, section: 'account', answers: { purposes: ['1', '2'] } }],
    ])
  })

  it('keeps a step until its questions are answered', async () => {
    const { save } = renderKyc()
    await press('Continue')
    await press('Save and continue')
    expect(await screen.findByText('Enter or choose an answer.')).toBeDefined()
    expect(save).not.toHaveBeenCalled()
  })

  it('asks for a text at yes, and a name and a date at someone else (DICT-012)', async () => {
    renderKyc({
      answers: { ...KYC_INFO.answers, account: { purposes: ['1'], estimatedMonthlyDeposits: '1' } },
    })
    await press('Continue')
    expect(screen.queryByLabelText('Which account?')).toBeNull()
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }))
    expect(await screen.findByLabelText('Which account?')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Someone else' }))
    expect(await screen.findByLabelText('Full name of that person')).toBeDefined()
    expect(screen.getByLabelText('Date of birth of that person')).toBeDefined()
  })

  it('does not ask again for a tax number that the bank has', async () => {
    const { save } = renderKyc({ answers: { person: KYC_INFO.answers.person ?? {} } })
    await press('Continue')
    await press('Back')
    expect(await screen.findByText(/We have your number/)).toBeDefined()
    await press('Save and continue')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    expect(save.mock.calls[0]?.[0].answers).not.toHaveProperty('taxNumber')
  })

  it('has the device keep what is typed, for a session that ends, but no tax number', async () => {
    const { drafts } = renderKyc({ answers: {}, withheld: [] }, 'person')
    await userEvent.type(await screen.findByLabelText('Tax number'), '1234567T')
    const day = screen.getByLabelText('Date of birth')
    fireEvent.change(day, { target: { value: '1990-02-28' } })
    await waitFor(() =>
      expect(drafts.keep).toHaveBeenLastCalledWith('kyc.person', { birthDay: '1990-02-28' }),
    )
    expect(JSON.stringify(drafts.keep.mock.calls)).not.toContain('1234567T')
  })

  it('keeps what could not be saved, and says so', async () => {
    const { save } = renderKyc()
    save.mockRejectedValueOnce(new SixpenceError('offline', 'no connection'))
    await press('Continue')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save money' }))
    await press('Back')
    expect(await screen.findByText('Your answers aren’t saved yet')).toBeDefined()
    await press('Save and continue')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Save money' })
    expect(box.checked).toBe(true)
  })

  it('blocks a field whose list does not come, and nothing else (DICT-018)', async () => {
    const { dictionaries } = renderKyc()
    dictionaries.read.mockImplementation(async ({ name }) => {
      if (name === 'purposes') throw new SixpenceError('offline', 'no connection')
      return LISTS[name] ?? []
    })
    await press('Continue')
    expect(await screen.findByText('We couldn’t load this list')).toBeDefined()
    expect(await screen.findByRole('button', { name: /each month/ })).toBeDefined()
  })
})

describe('the last step', () => {
  it('says which documents are there and which are missing, with the way back to them', async () => {
    const documents: KycCustomerInfo['documents'] = [{ categoryId: 'identity', isUploaded: false }]
    const { onStepChange } = renderKyc({ documents }, 'agreements')
    const reviewed = within(await screen.findByRole('list', { name: 'Your documents' }))
    expect(await reviewed.findByText('Proof of identity')).toBeDefined()
    expect(reviewed.getByText('Missing')).toBeDefined()
    expect(reviewed.queryByText('Passport')).toBeNull()
    await press('Change: Your documents')
    expect(onStepChange).toHaveBeenLastCalledWith('documents')
  })

  it('says nothing of documents where the bank asks for none', async () => {
    renderKyc({}, 'agreements')
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeDefined()
    expect(screen.queryByText('Your documents')).toBeNull()
  })
})

describe('two tabs', () => {
  const newer = (section: object) => ({
    ...KYC_INFO,
    revision: 9,
    answers: { ...KYC_INFO.answers, ...section },
  })
  const late = (section: object) =>
    new SixpenceError('changed_meanwhile', 'late', { newer: newer(section) })

  async function changeAccount(section: object) {
    const form = renderKyc()
    form.save.mockRejectedValueOnce(late(section))
    await press('Continue')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save money' }))
    await press('Back')
    return form
  }

  it('show both versions, and save the one that is chosen', async () => {
    const { save } = await changeAccount({ account: { estimatedMonthlyDeposits: '1' } })
    const mine = within(await screen.findByRole('region', { name: 'Answered here' }))
    const saved = within(screen.getByRole('region', { name: 'Saved elsewhere' }))
    expect(await mine.findByText('Receive a salary, Save money')).toBeDefined()
    expect(await saved.findByText('Up to 1,000 EUR')).toBeDefined()
    expect(save).toHaveBeenCalledTimes(1)
    await press('Keep these')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls[1]?.[0]).toEqual({
      revision: 9,
      section: 'account',
      answers: { purposes: ['1', '2'] },
    })
  })

  it('can take what was saved elsewhere', async () => {
    const { save } = await changeAccount({
      account: { purposes: ['1'], estimatedMonthlyDeposits: '1' },
    })
    await press('Use these instead')
    await press('Save and continue')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Save money' })
    expect(box.checked).toBe(false)
    expect(save.mock.calls.map(([{ section }]) => section)).toEqual(['account', 'work'])
  })

  it('that changed different sections lose nothing, and nobody is asked', async () => {
    const { save } = await changeAccount({ work: { occupation: '2' } })
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls[1]?.[0]).toMatchObject({ revision: 9, section: 'account' })
    expect(screen.queryByText('This was changed elsewhere')).toBeNull()
  })
})

describe('submitting', () => {
  const whole = {
    ...KYC_INFO.answers,
    account: { purposes: ['1'], estimatedMonthlyDeposits: '1' },
    questions: { anotherAccount: '0', controlAccount: '1' },
  }

  it('shows all answers, wants every agreement, and says what comes next', async () => {
    const { save, onNavigate } = renderKyc({ answers: whole })
    await press('Continue')
    expect(await screen.findByText('4 Quay Street')).toBeDefined()
    expect(await screen.findByText('IT or engineering')).toBeDefined()
    expect(screen.getByText('Given to us')).toBeDefined()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'It is true.' }))
    await press('Submit')
    expect(await screen.findByText('Tick all of them to continue.')).toBeDefined()
    expect(save).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I’ll tell you.' }))
    await press('Submit')
    expect(await screen.findByText(/You’ll hear from us by .*26/)).toBeDefined()
    expect(save.mock.calls).toEqual([
      [{ revision: 4, section: 'agreements', answers: { agreements: ['1', '2'] }, submit: true }],
    ])
    await press('Continue')
    expect(onNavigate).toHaveBeenCalledWith({ to: 'start' })
  })

  it('leads to what is missing before it submits anything', async () => {
    const answers = { ...whole, work: { occupation: '2' } }
    const { save, onStepChange } = renderKyc({ answers }, 'agreements')
    expect(await screen.findByText('Some answers are missing')).toBeDefined()
    await press('Submit')
    expect(onStepChange.mock.calls).toEqual([['work']])
    expect(save).not.toHaveBeenCalled()
  })

  it('leads back to a section that is to be changed', async () => {
    renderKyc({ answers: whole })
    await press('Continue')
    await press('Change: Your address')
    expect(await screen.findByLabelText('Street and number')).toBeDefined()
  })

  it('shows documents by category, and uploads where the host says', async () => {
    renderKyc({ answers: whole, documents: [{ categoryId: 'identity', isUploaded: false }] })
    await press('Continue')
    expect(await screen.findByText('upload identity')).toBeDefined()
    expect(screen.getByText('Missing')).toBeDefined()
  })

  it('lets a business read what the bank has found out (BIZ-022)', async () => {
    renderKyc({
      kind: 'business',
      answers: {},
      dueDiligence: [{ question: 'What is sold?', answer: 'Books' }],
    })
    expect(await screen.findByText('What we know about the business')).toBeDefined()
    await press('Continue')
    expect(await screen.findByRole('checkbox', { name: 'Pay suppliers' })).toBeDefined()
  })
})

describe('what the bank says of it', () => {
  const SUBMITTED = { submittedAt: '2026-11-24T10:00:00.000Z', decisionBy: '2026-11-26' }

  it('is which document was not accepted, why, and a place for that one alone', async () => {
    const documents = [
      { categoryId: 'identity', isUploaded: false, rejectReason: 'The picture is blurred.' },
      { categoryId: 'address', isUploaded: true },
    ] as const
    renderKyc({ ...SUBMITTED, documents: [...documents] })
    expect(await screen.findByText('The picture is blurred.')).toBeDefined()
    expect(screen.getByText('Not accepted')).toBeDefined()
    expect(screen.getByText('upload identity')).toBeDefined()
    expect(screen.queryByText('upload address')).toBeNull()
    expect(screen.queryByText(/There’s nothing else to do/)).toBeNull()
    expect(screen.queryByText(/received everything/)).toBeNull()
  })

  it('is both names of a document in another one, side by side', async () => {
    const names = { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }
    const rejectReason = 'The name is another one.'
    const documents = [{ categoryId: 'identity', isUploaded: false, rejectReason, names }] as const
    renderKyc({ ...SUBMITTED, documents: [...documents] })
    expect(await screen.findByText(rejectReason)).toBeDefined()
    expect(screen.getByText('Ada Byrne')).toBeDefined()
    expect(screen.getByText('ADA BURNS')).toBeDefined()
  })

  it('is that no other document helps, and who does', async () => {
    const rejectReason = 'We can’t accept your documents.'
    const documents = [{ categoryId: 'identity', isUploaded: false, rejectReason, isFinal: true }]
    renderKyc({ ...SUBMITTED, documents: documents as KycCustomerInfo['documents'] })
    expect(await screen.findByText(rejectReason)).toBeDefined()
    expect(screen.getByRole('link', { name: /@/ })).toBeDefined()
    expect(screen.queryByText('upload identity')).toBeNull()
  })

  it('is at once that a document is refused, however far the answers are', async () => {
    const documents = [{ categoryId: 'identity', isUploaded: true }] as const
    const { read, realtime } = renderKyc({ documents: [...documents] }, 'documents')
    expect(await screen.findByText('Received')).toBeDefined()
    const rejectReason = 'The picture is blurred.'
    const refused = [{ categoryId: 'identity', isUploaded: false, rejectReason }] as const
    read.mockResolvedValue({ ...KYC_INFO, documents: [...refused] })
    const notice = { id: 'n1', type: 'documentRejected', status: 'error' } as const
    await act(async () => realtime.tell({ ...notice, at: '2026-11-24T10:00:00.000Z' }))
    expect(await screen.findByText(rejectReason)).toBeDefined()
    expect(screen.getByText('Not accepted')).toBeDefined()
  })

  it('is why everything was sent back, above the answers as they were', async () => {
    renderKyc({ returnReason: 'Write your name in full.' })
    expect(await screen.findByText('We need something else from you')).toBeDefined()
    expect(screen.getByText('Write your name in full.')).toBeDefined()
    await press('Continue')
    expect(await screen.findByText('Step 4 of 6')).toBeDefined()
  })

  it('is that it was accepted', async () => {
    renderKyc({ ...SUBMITTED, acceptedAt: '2026-11-25T10:00:00.000Z' })
    expect(await screen.findByText('You’re verified')).toBeDefined()
    expect(screen.queryByText(/You’ll hear from us/)).toBeNull()
  })
})
