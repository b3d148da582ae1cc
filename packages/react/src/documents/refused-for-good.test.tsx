import type { CategoryDocuments, UploadState } from '@sixpence/core/documents'
import { SixpenceError } from '@sixpence/core/errors'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CompanyDocuments, DocumentUpload } from './index.ts'
import { UploadOutcome } from './upload-outcome.tsx'

const REASON = 'We can’t accept your documents.'
const CONTROL: CategoryDocuments = {
  categoryId: 'control',
  isDocumentRequired: true,
  documentTypes: [{ documentTypeId: 80, documentType: 'Register of owners' }],
  uploadedDocuments: [
    {
      id: 'd1',
      statusId: 'rejected',
      uploaded: '2026-11-20T09:00:00Z',
      documentTypeId: 80,
      documentType: 'Register of owners',
      rejectReason: REASON,
      isFinal: true,
    },
  ],
}

const sixpence = aSixpence({ documents: { list: async () => [CONTROL] } })

describe('after a final refusal', () => {
  it.each([
    ['an upload', <DocumentUpload key="upload" categoryId="control" />],
    ['the papers of a business', <CompanyDocuments key="company" />],
  ])('%s says why, names support and offers no button', async (_name, shown) => {
    renderInBank(<BankStore sixpence={sixpence}>{shown}</BankStore>, { sixpence })
    expect(await screen.findAllByText(REASON)).toHaveLength(1)
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('an upload for another request is still offered', async () => {
    const upload = <DocumentUpload categoryId="control" requirementId="q1" />
    renderInBank(<BankStore sixpence={sixpence}>{upload}</BankStore>, { sixpence })
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeDefined()
  })

  it('an upload that the bank refuses is not tried again', async () => {
    const fields = [{ field: 'categoryId', message: REASON }]
    const failure = new SixpenceError('invalid_input', 'no', { fields })
    const state: UploadState = { status: 'failed', share: 1, failure }
    const upload = { state, resume: () => undefined }
    renderInBank(<UploadOutcome upload={upload} />, { sixpence })
    expect(await screen.findByText(REASON)).toBeDefined()
    expect(screen.getByRole('link', { name: /@/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
