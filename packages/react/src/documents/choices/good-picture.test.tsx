import type { CategoryDocuments, UploadStatus } from '@sixpence/core/documents'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aSixpence } from '../../testing/a-sixpence.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { DocumentUpload } from '../index.ts'

const PASSPORT = { documentTypeId: 3, documentType: 'Passport' }
const uploaded = (statusId: UploadStatus, id: string) => ({
  ...PASSPORT,
  id,
  statusId,
  uploaded: '2026-11-20T09:00:00Z',
})

async function picture(uploadedDocuments: CategoryDocuments['uploadedDocuments']) {
  const category: CategoryDocuments = {
    categoryId: 'identity',
    isDocumentRequired: true,
    documentTypes: [PASSPORT],
    uploadedDocuments,
  }
  const sixpence = aSixpence({ documents: { list: async () => [category] } })
  renderInBank(
    <BankStore sixpence={sixpence}>
      <DocumentUpload categoryId="identity" />
    </BankStore>,
    { sixpence },
  )
  const title = await screen.findByText('What a good picture looks like')
  return title.closest('details')
}

describe('a good picture', () => {
  it('is shown at once to whoever’s last document was refused', async () => {
    expect((await picture([uploaded('rejected', 'd1')]))?.open).toBe(true)
  })

  it.each([
    ['nothing was uploaded yet', []],
    ['the last document is in another name', [uploaded('nameMismatch', 'd1')]],
    ['only an earlier one was refused', [uploaded('submitted', 'd2'), uploaded('rejected', 'd1')]],
  ])('is there to be opened where %s', async (_where, documents) => {
    expect((await picture(documents))?.open).toBe(false)
  })
})
