import type { BankDocument } from '@sixpence/core/bank'
import type { CategoryDocuments, UploadedDocument } from '@sixpence/core/documents'
import { SixpenceError } from '@sixpence/core/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { DocumentList } from './document-list.tsx'

const aDocument = (documentType: string, uploaded: string): UploadedDocument => ({
  id: documentType,
  statusId: 'submitted',
  uploaded,
  documentTypeId: 1,
  documentType,
})

const category = (uploadedDocuments: UploadedDocument[]): CategoryDocuments => ({
  categoryId: 'identity',
  isDocumentRequired: false,
  documentTypes: [],
  uploadedDocuments,
})

const PASSPORT = aDocument('Passport', '2026-11-20T10:00:00.000Z')
const LEASE = aDocument('Lease', '2026-11-22T10:00:00.000Z')
const FILE: BankDocument = {
  fileName: 'documents.pdf',
  mediaType: 'application/pdf',
  bytes: new Uint8Array(),
}

function renderList(documents: CategoryDocuments[], receipt?: () => Promise<BankDocument>) {
  const sixpence = aSixpence({
    documents: { list: async () => documents, ...(receipt && { receipt }) },
  })
  renderInBank(
    <BankStore sixpence={sixpence}>
      <DocumentList />
      <p>after it</p>
    </BankStore>,
    { sixpence },
  )
}

describe('DocumentList', () => {
  it('shows what was uploaded from the newest on, and saves a receipt (PROF-005)', async () => {
    renderList([category([PASSPORT]), category([LEASE])], async () => FILE)
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lease'),
      expect.stringContaining('Passport'),
    ])
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    fireEvent.click(screen.getByRole('button', { name: 'Download receipt' }))
    expect(await screen.findByText('Saved as documents.pdf')).toBeDefined()
    expect(saved).toEqual(['documents.pdf'])
    vi.restoreAllMocks()
  })

  it('says why there is no receipt', async () => {
    renderList([category([LEASE])], async () => {
      throw new SixpenceError('offline', 'lost')
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Download receipt' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/connection/i))
  })

  it('is not there before the first', async () => {
    renderList([category([])])
    await screen.findByText('after it')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
