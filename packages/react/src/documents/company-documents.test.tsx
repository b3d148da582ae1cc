import type { CategoryDocuments, UploadedDocument } from '@sixpence/core/documents'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CompanyDocuments } from './company-documents.tsx'

const CATEGORY = { documentTypes: [{ documentTypeId: 31, documentType: 'Certificate' }] }
const PAPER = {
  uploaded: '2026-11-21T10:00:00.000Z',
  documentTypeId: 31,
  documentType: 'Certificate',
} as const

const DOCUMENTS: CategoryDocuments[] = [
  { ...CATEGORY, categoryId: 'identity', isDocumentRequired: true, uploadedDocuments: [] },
  { ...CATEGORY, categoryId: 'control', isDocumentRequired: true, uploadedDocuments: [] },
  {
    ...CATEGORY,
    categoryId: 'businessRegistration',
    isDocumentRequired: false,
    uploadedDocuments: [
      { ...PAPER, id: 'd2', statusId: 'submitted' },
      { ...PAPER, id: 'd3', statusId: 'submitted', isSubDocument: true },
      { ...PAPER, id: 'd1', statusId: 'rejected', rejectReason: 'The picture is blurred.' },
    ],
  },
]

function renderDocuments(mayUpload?: boolean, refusal: Partial<UploadedDocument> = {}) {
  const documents = DOCUMENTS.map(category => ({
    ...category,
    uploadedDocuments: category.uploadedDocuments.map(document =>
      document.statusId === 'rejected' ? { ...document, ...refusal } : document,
    ),
  }))
  const sixpence = aSixpence({ documents: { list: async () => documents } })
  renderInBank(
    <BankStore sixpence={sixpence}>
      <CompanyDocuments mayUpload={mayUpload} />
    </BankStore>,
    { sixpence },
  )
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('CompanyDocuments', () => {
  it('shows what is missing, and takes it', async () => {
    renderDocuments()
    const control = await card('Ownership structure')
    expect(control.getByText('Missing')).toBeDefined()
    expect(await control.findByRole('button', { name: 'Upload' })).toBeDefined()
  })

  it('shows what has been received, how it stands and why (PROF-005)', async () => {
    renderDocuments()
    const registration = await card('Registration of the business')
    const items = registration.getAllByRole('listitem')
    expect(items.filter(item => !item.closest('details'))).toHaveLength(2)
    expect(registration.getByText('Received')).toBeDefined()
    expect(registration.getByText('Not accepted')).toBeDefined()
    expect(registration.getByText('The picture is blurred.')).toBeDefined()
    expect(registration.queryByText('Missing')).toBeNull()
  })

  it('shows both names side by side, where a document is in another one', async () => {
    const names = { onFile: 'Weir Pumps Ltd', onDocument: 'WEIR VALVES LTD' }
    renderDocuments(true, { rejectReason: 'The name is another one.', names })
    const registration = await card('Registration of the business')
    expect(registration.getByText('The name is another one.')).toBeDefined()
    const terms = registration.getAllByRole('term').map(({ textContent }) => textContent)
    const written = registration.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(terms).toEqual(['With us', 'On your document'])
    expect(written).toEqual(['Weir Pumps Ltd', 'WEIR VALVES LTD'])
  })

  it('takes nothing from whoever only looks', async () => {
    renderDocuments(false)
    const control = await card('Ownership structure')
    expect(control.getByText('Missing')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  })

  it('shows nothing about who owns the business (ACCESS-011)', async () => {
    renderDocuments()
    await card('Ownership structure')
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(titles).toEqual(['Registration of the business', 'Ownership structure'])
  })
})
