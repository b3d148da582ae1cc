import { SixpenceError, type CompanyDocument, type Documents } from '@sixpence/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CompanyDocuments } from './company-documents.tsx'

const PAPER = new File(['%PDF-1.7'], 'charter.pdf')

function renderPapers(upload: Documents['upload']) {
  const papers: CompanyDocument[] = [
    { documentType: 'incorporation' },
    {
      documentType: 'addressProof',
      uploaded: { at: '2026-11-21T10:00:00.000Z', fileName: 'rent.png' },
    },
  ]
  let keys = 0
  const documents = {
    list: async () => [...papers],
    newKey: () => `key-${(keys += 1)}`,
    upload: vi.fn<Documents['upload']>(async (asked, signal) => {
      const id = await upload(asked, signal)
      const uploaded = { at: '2026-11-22T10:00:00.000Z', fileName: asked.file.name }
      papers[0] = { documentType: 'incorporation', uploaded }
      return id
    }),
  }
  const sixpence = aSixpence({ documents })
  renderInBank(
    <BankStore sixpence={sixpence}>
      <CompanyDocuments />
    </BankStore>,
    { sixpence },
  )
  return documents
}

const paper = async (name: string) => within(await screen.findByRole('region', { name }))

async function choose(name: string, file: File) {
  const region = await screen.findByRole('region', { name })
  const input = region.querySelector('input[type=file]')
  if (!input) throw new Error('nothing to choose a file with')
  fireEvent.change(input, { target: { files: [file] } })
}

describe('CompanyDocuments', () => {
  it('shows what is missing and what has been received', async () => {
    renderPapers(async () => 'd1')
    expect((await paper('Certificate of incorporation')).getByText('Missing')).toBeDefined()
    expect((await paper('Proof of address')).getByText(/rent\.png/)).toBeDefined()
    const replace = (await paper('Proof of address')).getByRole('button', { name: /Replace/ })
    expect(replace).toBeDefined()
  })

  it('hands a file in, and says so (API-008)', async () => {
    const { upload } = renderPapers(async () => 'd1')
    await choose('Certificate of incorporation', PAPER)
    const own = await paper('Certificate of incorporation')
    expect(await own.findByText(/We’ve received charter\.pdf/)).toBeDefined()
    expect(await own.findByText('Received')).toBeDefined()
    expect(upload.mock.calls[0]?.[0]).toMatchObject({
      documentType: 'incorporation',
      file: PAPER,
      key: 'key-1',
    })
  })

  it('keeps the file when the answer is lost, and sends it again under the same key', async () => {
    let isDown = true
    const { upload } = renderPapers(async () => {
      if (isDown) throw new SixpenceError('offline', 'lost')
      return 'd1'
    })
    await choose('Certificate of incorporation', PAPER)
    const own = await paper('Certificate of incorporation')
    expect(await own.findByText(/charter\.pdf wasn’t uploaded/)).toBeDefined()
    isDown = false
    fireEvent.click(own.getByRole('button', { name: 'Try again' }))
    expect(await own.findByText('Received')).toBeDefined()
    expect(upload.mock.calls.map(([{ key, file }]) => [key, file])).toEqual([
      ['key-1', PAPER],
      ['key-1', PAPER],
    ])
  })

  it('shows how much has gone out, and stops when it is told to', async () => {
    const { upload } = renderPapers(
      ({ onSent }, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          onSent?.(0.4)
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    await choose('Certificate of incorporation', PAPER)
    const own = await paper('Certificate of incorporation')
    const bar = await own.findByRole('progressbar', { name: 'Uploading charter.pdf.' })
    await waitFor(() => expect(bar.getAttribute('value')).toBe('0.4'))
    const cancel = own.getByRole('button', { name: 'Stop upload' })
    cancel.focus()
    fireEvent.click(cancel)
    expect(await own.findByText(/upload of charter\.pdf was stopped/)).toBeDefined()
    await waitFor(() => expect(own.queryByRole('progressbar')).toBeNull())
    expect(upload.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    // The next Tab goes on to choosing another one.
    const group = own.getByRole('group', { name: 'Certificate of incorporation' })
    await waitFor(() => expect(document.activeElement).toBe(group))
    await choose('Certificate of incorporation', PAPER)
    expect(await own.findByRole('progressbar', { name: /Uploading/ })).toBeDefined()
  })

  it.each(['file_type', 'file_size'] as const)('asks for another file after %s', async code => {
    renderPapers(async () => {
      throw new SixpenceError(code, 'no')
    })
    await choose('Certificate of incorporation', PAPER)
    const own = await paper('Certificate of incorporation')
    expect(await own.findByText(/Choose a(nother| PDF)/)).toBeDefined()
    await waitFor(() => expect(own.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(own.getByText('Missing')).toBeDefined()
  })
})
