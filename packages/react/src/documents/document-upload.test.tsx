import type {
  CategoryDocuments,
  DocumentUpload as Wanted,
  UploadState,
} from '@sixpence/core/documents'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { DocumentUpload, type DocumentUploadProps } from './document-upload.tsx'
import type { TakePhoto } from './choices/take-photo.ts'

const PAPER = new File(['%PDF-1.7\n%%EOF'], 'lease.pdf')
const BACK = new File(['%PDF-1.7 back\n%%EOF'], 'back.pdf')

const IDENTITY: CategoryDocuments = {
  categoryId: 'identity',
  isDocumentRequired: true,
  documentTypes: [
    { documentTypeId: 3, documentType: 'Passport' },
    { documentTypeId: 4, documentType: 'Identity card' },
  ],
  uploadedDocuments: [],
}
const WEALTH: CategoryDocuments = {
  ...IDENTITY,
  categoryId: 'sourceOfWealth',
  documentTypes: [{ documentTypeId: 80, documentType: 'Payslip' }],
}

/** An upload that a test drives by `set`. */
function aTask() {
  let state: UploadState = { status: 'sending', share: 0.4 }
  const listeners = new Set<() => void>()
  let finish: (id: string) => void = () => undefined
  const finished = new Promise<string>(resolve => (finish = resolve))
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
    finished: () => finished,
    set(next: UploadState) {
      state = next
      if (next.status === 'done') finish(next.id)
      for (const listener of listeners) listener()
    },
  }
}

const PROOFS: CategoryDocuments = {
  categoryId: 'relationship',
  isDocumentRequired: false,
  documentTypes: [
    { documentTypeId: 50, documentType: 'Marriage certificate' },
    { documentTypeId: 51, documentType: 'Birth certificate' },
  ],
  uploadedDocuments: [],
}

function renderUpload(category: CategoryDocuments, props: Partial<DocumentUploadProps> = {}) {
  const task = aTask()
  const upload = vi.fn<(wanted: Wanted) => typeof task>(() => task)
  const onDone = vi.fn<() => void>()
  const sixpence = aSixpence({ documents: { list: async () => [category, PROOFS], upload } })
  const { unmount } = renderInBank(
    <BankStore sixpence={sixpence}>
      <h2 id="what">Who you are</h2>
      <DocumentUpload categoryId={category.categoryId} titleId="what" onDone={onDone} {...props} />
    </BankStore>,
    { sixpence },
  )
  return { task, upload, onDone, unmount }
}

async function choose(label: string, file: File) {
  const input = await screen.findByLabelText(`Who you are ${label}`, { selector: 'input' })
  fireEvent.change(input, { target: { files: [file] } })
}

async function typeDate(date: string) {
  fireEvent.change(await screen.findByLabelText('Expiry date'), { target: { value: date } })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function chooseKind(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: /Type of document/ }))
  fireEvent.click(await screen.findByRole('option', { name }))
}

describe('DocumentUpload', () => {
  it('uploads one file of the only kind, and says so', async () => {
    const { task, upload, onDone } = renderUpload(WEALTH)
    await choose('File', PAPER)
    expect(await screen.findByText('lease.pdf')).toBeDefined()
    press('Upload')
    expect(upload.mock.calls[0]?.[0]).toMatchObject({
      categoryId: 'sourceOfWealth',
      documentTypeId: 80,
      files: { mainDocument: PAPER },
    })
    const bar = await screen.findByRole('progressbar')
    expect(bar.getAttribute('value')).toBe('0.4')
    act(() => task.set({ status: 'done', share: 1, id: 'd1' }))
    expect(await screen.findByText('We’ve received your document.')).toBeDefined()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(screen.queryByText('lease.pdf')).toBeNull()
    expect(screen.queryByLabelText('File')).toBeNull()
    press('Upload another')
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined()
  })

  it('asks for no other where there is one, until somebody wants to', async () => {
    renderUpload(WEALTH, { isUploaded: true })
    const another = await screen.findByRole('button', { name: 'Upload another' })
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
    fireEvent.click(another)
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined()
  })

  it.each(['TRAP-56'])('asks for both sides of a kind that has two (%s)', async () => {
    const { upload } = renderUpload(IDENTITY)
    await chooseKind('Identity card')
    await choose('Front side', PAPER)
    press('Upload')
    expect(await screen.findByText('Choose a file.')).toBeDefined()
    expect(upload).not.toHaveBeenCalled()
    await choose('Back side', BACK)
    await typeDate('2099-05-06')
    press('Upload')
    expect(upload.mock.calls[0]?.[0]).toMatchObject({
      documentTypeId: 4,
      expiresDate: '2099-05-06',
      files: { mainDocument: PAPER, additionalDocument: BACK },
    })
  })

  it('asks for a kind before it sends anything', async () => {
    const { upload } = renderUpload(IDENTITY)
    await choose('File', PAPER)
    press('Upload')
    expect(await screen.findByText('Choose the type of document.')).toBeDefined()
    expect(upload).not.toHaveBeenCalled()
  })

  it('sends no document that has expired', async () => {
    const { upload } = renderUpload(IDENTITY)
    await chooseKind('Passport')
    await choose('File', PAPER)
    press('Upload')
    expect(await screen.findByText('Enter the expiry date.')).toBeDefined()
    await typeDate('2020-01-01')
    press('Upload')
    expect(await screen.findByText(/This document has expired/)).toBeDefined()
    expect(upload).not.toHaveBeenCalled()
  })

  it('says beside a file why it is not taken, and keeps the other one', async () => {
    const { upload } = renderUpload(IDENTITY)
    await chooseKind('Identity card')
    await choose('Front side', new File(['plain words'], 'notes.txt'))
    await choose('Back side', BACK)
    expect(await screen.findByText(/can’t accept this type of file/)).toBeDefined()
    press('Upload')
    expect(upload).not.toHaveBeenCalled()
    expect(screen.getByText('back.pdf')).toBeDefined()
  })

  it('takes no file for both sides', async () => {
    renderUpload(IDENTITY)
    await chooseKind('Identity card')
    await choose('Front side', PAPER)
    await choose('Back side', new File([PAPER], 'copy.pdf'))
    expect(await screen.findByText(/Front and back are the same file/)).toBeDefined()
  })

  it('shows what the bank says of a file beside it, in its own words', async () => {
    const { task } = renderUpload(WEALTH)
    await choose('File', PAPER)
    press('Upload')
    const fields = [{ field: 'file[mainDocument]', message: 'This PDF has a password.' }]
    const failure = new SixpenceError('invalid_input', 'no', { fields })
    act(() => task.set({ status: 'failed', share: 1, failure }))
    expect(await screen.findByText('This PDF has a password.')).toBeDefined()
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
    expect(screen.getByText('lease.pdf')).toBeDefined()
  })

  it('asks for the password of a PDF that has one, and sends it along', async () => {
    const { upload } = renderUpload(WEALTH)
    await choose('File', new File(['%PDF-1.7 <</Encrypt 9 0 R>>\n%%EOF'], 'locked.pdf'))
    fireEvent.change(await screen.findByLabelText('PDF password'), { target: { value: 'sesame' } })
    press('Upload')
    expect(upload.mock.calls[0]?.[0].passwords).toEqual({ mainDocument: 'sesame' })
  })

  it('keeps everything when the bank cannot be reached, and goes on when asked', async () => {
    const { task } = renderUpload(WEALTH)
    await choose('File', PAPER)
    press('Upload')
    act(() =>
      task.set({ status: 'failed', share: 0.4, failure: new SixpenceError('offline', 'lost') }),
    )
    expect(await screen.findByText(/The document wasn’t uploaded/)).toBeDefined()
    press('Try again')
    expect(task.resume).toHaveBeenCalledOnce()
  })

  it('pauses, goes on and stops when it is told to', async () => {
    const { task } = renderUpload(WEALTH)
    await choose('File', PAPER)
    press('Upload')
    press('Pause')
    expect(task.pause).toHaveBeenCalledOnce()
    act(() => task.set({ status: 'paused', share: 0.4 }))
    expect(await screen.findByText(/The upload is paused/)).toBeDefined()
    press('Continue')
    expect(task.resume).toHaveBeenCalledOnce()
    press('Stop upload')
    expect(task.cancel).toHaveBeenCalledOnce()
    act(() => task.set({ status: 'canceled', share: 0.4 }))
    expect(await screen.findByText(/The upload was stopped/)).toBeDefined()
    expect(screen.getByText('lease.pdf')).toBeDefined()
  })

  it.each(['TRAP-56', 'PROF-006'])(
    'asks why a paper in another name counts, and sends that along (%s)',
    async () => {
      const { upload } = renderUpload(WEALTH)
      await choose('File', PAPER)
      fireEvent.click(screen.getByRole('checkbox', { name: /another person’s name/ }))
      press('Upload')
      expect(await screen.findByText('Choose the type of document.')).toBeDefined()
      expect(upload).not.toHaveBeenCalled()
      fireEvent.click(screen.getByRole('button', { name: /Type of proof/ }))
      fireEvent.click(await screen.findByRole('option', { name: 'Birth certificate' }))
      await choose('Proof of relationship', BACK)
      await screen.findByText('back.pdf')
      press('Upload')
      expect(upload.mock.calls[0]?.[0]).toMatchObject({
        relationshipTypeId: 51,
        files: { mainDocument: PAPER, relationshipDocument: BACK },
      })
    },
  )

  it('forgets what showed the relationship of a paper that is the customer’s after all', async () => {
    const { upload } = renderUpload(WEALTH)
    await choose('File', PAPER)
    const box = screen.getByRole('checkbox', { name: /another person’s name/ })
    fireEvent.click(box)
    await choose('Proof of relationship', BACK)
    fireEvent.click(box)
    press('Upload')
    expect(upload.mock.calls[0]?.[0].files).toEqual({ mainDocument: PAPER })
    expect(upload.mock.calls[0]?.[0].relationshipTypeId).toBeUndefined()
  })

  it('asks nobody for a kind that is given', async () => {
    const { upload } = renderUpload(IDENTITY, { documentTypeId: 3 })
    await choose('File', PAPER)
    expect(screen.queryByRole('button', { name: /Type of document/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await typeDate('2099-05-06')
    press('Upload')
    expect(upload.mock.calls[0]?.[0]).toMatchObject({ documentTypeId: 3 })
  })

  it('says that too much was sent today', async () => {
    const { task } = renderUpload(WEALTH)
    await choose('File', PAPER)
    press('Upload')
    const failure = new SixpenceError('too_soon', 'no', { retryAfterSeconds: 80_000 })
    act(() => task.set({ status: 'failed', share: 0, failure }))
    expect(await screen.findByText(/try again tomorrow/)).toBeDefined()
  })

  it('asks its host for a photo of each side, and says where no window opens', async () => {
    const takePhoto = vi.fn<TakePhoto>(async () => 'blocked')
    renderUpload(IDENTITY, { takePhoto })
    await chooseKind('Identity card')
    const photograph = (side: number) =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Take a photo' })[side] ?? document)
    photograph(1)
    const request = {
      part: 'additionalDocument',
      title: 'Identity card · Back side',
      shape: 'card',
    }
    expect(takePhoto).toHaveBeenCalledExactlyOnceWith(request)
    expect(await screen.findByText(/blocked the camera window/)).toBeDefined()
    takePhoto.mockResolvedValueOnce(new Blob(['no picture'], { type: 'image/jpeg' }))
    photograph(1)
    expect(await screen.findByText('photo.jpg')).toBeDefined()
    expect(screen.queryByText(/blocked the camera window/)).toBeNull()
    takePhoto.mockResolvedValueOnce('closed')
    photograph(0)
    const choose = screen.getByRole('button', { name: 'Choose a file' })
    await waitFor(() => expect(document.activeElement).toBe(choose))
  })

  it('opens the camera of a phone, and offers none where there is neither', async () => {
    const { unmount } = renderUpload(WEALTH)
    await screen.findByRole('button', { name: 'Choose a file' })
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
    unmount()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
    renderUpload(WEALTH)
    const input = await screen.findByLabelText('Payslip Take a photo', { selector: 'input' })
    expect(input.getAttribute('capture')).toBe('environment')
    fireEvent.change(input, { target: { files: [PAPER] } })
    expect(await screen.findByText('lease.pdf')).toBeDefined()
    vi.unstubAllGlobals()
  })
})
