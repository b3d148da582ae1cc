import type { DocumentTask } from '@sixpence/core/verification'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anInvoice } from '../testing/invoices/an-invoice.ts'
import { CHECKED_FACTS } from '../testing/verification-facts.ts'
import {
  LIMIT,
  LIMITED,
  PASSPORT,
  renderVerification,
  SENT,
} from '../testing/render-verification.tsx'
import { RequiredActions, StatusBanner, Verification } from './index.ts'

describe('StatusBanner', () => {
  it('says what is the matter, and leads to it (VERIF-020)', async () => {
    const { onNavigate, user } = renderVerification(<StatusBanner path="/home" />, LIMITED)
    expect(await screen.findByText('Your account is limited')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'See details' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'limitedAccount' })
  })

  it.each(['/login', '/scp-enable'])('says nothing at %s (VERIF-021)', async path => {
    const { verification } = renderVerification(<StatusBanner path={path} />, LIMITED)
    await vi.waitFor(() => expect(verification.accountStatus).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says nothing of who is checked, and has its region there (VERIF-021)', async () => {
    const { held, realtime } = renderVerification(<StatusBanner />)
    await act(async () => undefined)
    expect(screen.getByRole('status').textContent).toBe('')
    held.facts = { ...CHECKED_FACTS, verified: false }
    await act(async () =>
      realtime.tell({
        id: 'n1',
        type: 'standingChanged',
        status: 'info',
        at: '2026-11-21T09:00:00Z',
      }),
    )
    expect(await screen.findByText('We’re nearly done')).toBeDefined()
  })
})

describe('Verification', () => {
  it('names the reasons that may be named, and the document that lifts them (VERIF-027)', async () => {
    renderVerification(
      <Verification upload={({ document }) => <p>upload for {document.id}</p>} />,
      LIMITED,
    )
    const reasons = await screen.findByRole('list', { name: 'Why your account is limited' })
    expect(within(reasons).getByText('A document has expired')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Passport' })).toBeDefined()
    expect(screen.getByText('Missing')).toBeDefined()
    expect(screen.getByText('upload for q1')).toBeDefined()
  })

  it.each(['sanctions', 'adverseMedia', 'investigation', undefined] as const)(
    'says of %s what it says of the others (VERIF-027)',
    async reasonId => {
      const reason = { id: 'r2', actionTypeId: 'contactSupport' as const, requirementDocuments: [] }
      renderVerification(<Verification />, {
        facts: { limited: true },
        reasons: [
          { ...reason, ...(reasonId && { reasonId }) },
          { ...reason, id: 'r3' },
        ],
      })
      const list = await screen.findByRole('list', { name: 'Why your account is limited' })
      expect(within(list).getAllByRole('listitem')).toHaveLength(1)
      expect(within(list).getByText('We’re reviewing your account')).toBeDefined()
      expect(document.body.textContent).not.toMatch(/sanction|media|investigat/i)
    },
  )

  it('asks for a document once that KYC wants as well, and says why the last was refused', async () => {
    const rejectReason = 'The picture is blurred.'
    const documents = [{ categoryId: 'identity' as const, isUploaded: false, rejectReason }]
    const upload = ({ document }: DocumentTask) => <p>upload {document.categoryId}</p>
    const { kyc } = renderVerification(<RequiredActions documentsOnly upload={upload} />, {
      facts: { identityStatus: 'rejected', isPhoneConfirmed: false },
      customer: { isNeedKyc: true },
      documents,
    })
    expect(await screen.findByText(rejectReason)).toBeDefined()
    expect(screen.getAllByText('upload identity')).toHaveLength(1)
    expect(screen.queryByText('Confirm your phone number')).toBeNull()
    expect(kyc.read).toHaveBeenCalledTimes(1)
  })

  const NAMES = { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }
  const REFUSED = {
    id: 'd1',
    statusId: 'rejected',
    uploaded: '2026-11-21T09:00:00.000Z',
    documentTypeId: 1,
    documentType: 'Passport',
    rejectReason: 'The name is another one.',
    names: NAMES,
  } as const

  it.each([
    [
      'KYC',
      {
        customer: { isNeedKyc: true },
        documents: [
          {
            categoryId: 'identity' as const,
            isUploaded: false,
            rejectReason: 'The name is another one.',
            names: NAMES,
          },
        ],
      },
    ],
    [
      'a limit',
      {
        facts: { limited: true },
        reasons: [
          { ...LIMIT, requirementDocuments: [{ ...PASSPORT, uploadedDocuments: [REFUSED] }] },
        ],
      },
    ],
  ])('shows both names side by side of a document for %s in another one', async (_, given) => {
    renderVerification(<RequiredActions documentsOnly />, given)
    expect(await screen.findByText('The name is another one.')).toBeDefined()
    expect(screen.getByText('Ada Byrne')).toBeDefined()
    expect(screen.getByText('ADA BURNS')).toBeDefined()
  })

  it('asks nothing about KYC of who has none to answer', async () => {
    const { kyc } = renderVerification(<RequiredActions />, { facts: { isPhoneConfirmed: false } })
    expect(await screen.findByText('Confirm your phone number')).toBeDefined()
    expect(kyc.read).not.toHaveBeenCalled()
  })

  it('asks whoever updates their details for no document of KYC', async () => {
    const { kyc } = renderVerification(<RequiredActions />, {
      facts: { duplicateDocuments: [{ uploads: [] }] },
      request: { duplicateDocuments: { documents: [PASSPORT] } },
      customer: { isNeedPersonalInfoUpdate: true },
      documents: [{ categoryId: 'address', isUploaded: false }],
    })
    expect(await screen.findByText('Passport')).toBeDefined()
    expect(screen.queryByText('Proof of address')).toBeNull()
    expect(kyc.read).not.toHaveBeenCalled()
  })

  const REGISTRATION = { categoryId: 'businessRegistration' as const, isUploaded: false }
  const BUSINESS = { facts: { isBusiness: true, verified: false }, documents: [REGISTRATION] }

  it('asks a business for the document that its answers still wait for', async () => {
    const rejectReason = 'Part of the document is cut off.'
    renderVerification(
      <RequiredActions upload={({ document }) => <p>upload {document.categoryId}</p>} />,
      {
        ...BUSINESS,
        documents: [{ ...REGISTRATION, rejectReason }],
        kyc: { kind: 'business', submittedAt: '2026-11-21T09:00:00.000Z' },
      },
    )
    expect(await screen.findByText(rejectReason)).toBeDefined()
    expect(screen.getByText('upload businessRegistration')).toBeDefined()
  })

  it.each([
    ['has submitted nothing', {}],
    [
      'was accepted',
      { submittedAt: '2026-11-21T09:00:00.000Z', acceptedAt: '2026-11-22T09:00:00.000Z' },
    ],
  ])('asks no document of KYC of a business that %s', async (_, kyc) => {
    const facts = { ...BUSINESS.facts, isPhoneConfirmed: false }
    renderVerification(<RequiredActions />, { ...BUSINESS, facts, kyc })
    expect(await screen.findByText('Confirm your phone number')).toBeDefined()
    expect(screen.queryByText('Missing')).toBeNull()
  })

  it('asks for a document once that a limit and the profile want', async () => {
    renderVerification(<Verification />, {
      ...LIMITED,
      facts: { limited: true, identityStatus: 'rejected' },
    })
    expect(
      await screen.findByText('Upload it once. It counts everywhere it’s needed.'),
    ).toBeDefined()
    expect(screen.queryByText('Confirm your identity')).toBeNull()
  })

  it('says why the last document was not accepted', async () => {
    const rejectReason = 'The bottom edge is cut off.'
    const refused = { ...SENT, statusId: 'rejected' as const, rejectReason }
    const documents = [{ ...PASSPORT, uploadedDocuments: [refused] }]
    renderVerification(<Verification />, {
      facts: { duplicateDocuments: [{ uploads: ['rejected'] }] },
      request: { duplicateDocuments: { documents } },
    })
    expect(await screen.findByText('The bottom edge is cut off.')).toBeDefined()
    expect(screen.getByText('Not accepted')).toBeDefined()
  })

  it('offers no upload of a document that was refused for good, and names support', async () => {
    const rejectReason = 'We can’t accept your documents.'
    const documents = [
      { categoryId: 'identity' as const, isUploaded: false, rejectReason, isFinal: true },
    ]
    renderVerification(<RequiredActions upload={() => <p>upload</p>} />, {
      facts: { identityStatus: 'rejected' },
      customer: { isNeedKyc: true },
      documents,
    })
    expect(await screen.findByText(rejectReason)).toBeDefined()
    expect(screen.getByRole('link', { name: /@/ })).toBeDefined()
    expect(screen.queryByText('upload')).toBeNull()
  })

  it('leads to what is to be done (VERIF-007)', async () => {
    const facts = { isPhoneConfirmed: false, taxForms: ['none' as const] }
    const { onNavigate, user } = renderVerification(<Verification />, { facts })
    await user.click(await screen.findByRole('button', { name: /Complete your tax form/ }))
    await user.click(screen.getByRole('button', { name: /Confirm your phone number/ }))
    expect(onNavigate.mock.calls).toEqual([
      [{ to: 'taxSection' }],
      [{ to: 'profile', section: 'phone' }],
    ])
  })

  it('leads whoever has to prove where they live to their addresses (VERIF-013)', async () => {
    const facts = { proofOfResidenceStatus: 'expiredSoon' as const }
    const { onNavigate, user } = renderVerification(<Verification />, { facts })
    await user.click(await screen.findByRole('button', { name: /Prove your address/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'profile', section: 'addresses' })
  })

  it.each(['unpaidInvoice', 'sanctions'] as const)(
    'names who helps where nothing can be uploaded: %s (VERIF-027)',
    async reasonId => {
      const reasons = [{ ...LIMIT, reasonId, requirementDocuments: [] }]
      renderVerification(<Verification />, { facts: { limited: true }, reasons })
      expect(await screen.findByRole('link', { name: /@/ })).toBeDefined()
    },
  )

  it('leads whoever owes the bank to the invoice that lifts the limit (VERIF-027, INV-016)', async () => {
    const { onNavigate, user } = renderVerification(<Verification />, {
      facts: { limited: true },
      reasons: [
        {
          ...LIMIT,
          reasonId: 'unpaidInvoice',
          actionTypeId: 'payInvoice',
          requirementDocuments: [],
        },
      ],
      unpaid: [anInvoice(), anInvoice({ id: 'invoice-9', isSystem: true })],
    })
    const invoice = await screen.findByRole('button', { name: /An invoice is unpaid/ })
    await waitFor(async () => {
      await user.click(invoice)
      expect(onNavigate).toHaveBeenLastCalledWith({ to: 'invoices', id: 'invoice-9' })
    })
  })

  it('asks for no valid document while the one that was sent is being checked (VERIF-004)', async () => {
    const requirementDocuments = [{ ...PASSPORT, uploadedDocuments: [SENT] }]
    renderVerification(<Verification />, {
      ...LIMITED,
      reasons: [{ ...LIMIT, requirementDocuments }],
    })
    expect(
      await screen.findByText('You’ve sent us a new one. We’ll tell you when we’re done.'),
    ).toBeDefined()
    expect(screen.queryByText('Upload a valid one.')).toBeNull()
  })

  it('shows customers no rule and no reason of the bank', async () => {
    renderVerification(<Verification />, LIMITED)
    await screen.findByText('A document has expired')
    expect(screen.queryByText('For bank staff')).toBeNull()
  })

  it('shows staff who act for the customer what decided it, and the numbers of the reasons', async () => {
    const reasons = [LIMIT, { ...LIMIT, id: 'r2', reasonId: 'sanctions' as const }]
    renderVerification(<Verification />, { ...LIMITED, reasons, isStaff: true })
    expect(await screen.findByText('For bank staff')).toBeDefined()
    expect(screen.getByText('Rule').nextElementSibling?.textContent).toBe('limited')
    expect((await screen.findByText('Reasons')).nextElementSibling?.textContent).toBe('1, 3')
    expect(screen.getByText('We’re reviewing your account')).toBeDefined()
  })

  it('lets staff start a check for the customer, who alone gets the link (PROF-028)', async () => {
    const { identityCheck, user } = renderVerification(<Verification />, {
      ...LIMITED,
      isStaff: true,
    })
    await user.click(await screen.findByRole('button', { name: 'Start an identity check' }))
    expect(await screen.findByText('We sent the link to a•••@lane.example.')).toBeDefined()
    expect(identityCheck.startFor.mock.calls).toEqual([[{ customerId: 'c1' }]])
  })

  it('takes what the bank asks for before it limits anything', async () => {
    renderVerification(<Verification />, {
      facts: {
        verified: false,
        limits: [{ actionTypeId: 'upload', documents: [{ uploads: [] }] }],
      },
      customer: { limitData: { reasons: [LIMIT] } },
    })
    expect(await screen.findByRole('heading', { name: 'Passport' })).toBeDefined()
    expect(screen.getByText('We need to verify you')).toBeDefined()
  })

  it('asks for no more than the status needs (VERIF-026)', async () => {
    const { verification } = renderVerification(<Verification />)
    expect(await screen.findByText('You’re all set')).toBeDefined()
    expect(verification.limits).not.toHaveBeenCalled()
    expect(verification.kycRequest).not.toHaveBeenCalled()
  })
})
