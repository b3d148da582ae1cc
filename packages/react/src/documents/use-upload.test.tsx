import type { UploadState } from '@sixpence/core/documents'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { useUpload } from './use-upload.ts'

const PAPER = new File(['%PDF-1.7'], 'lease.pdf')
const WANTED = { categoryId: 'other', documentTypeId: 1, files: { mainDocument: PAPER } } as const

function Uploading({ onDone }: { onDone: () => void }) {
  const upload = useUpload(onDone)
  return (
    <>
      <button type="button" onClick={() => upload.start(WANTED)}>
        start
      </button>
      <button type="button" onClick={upload.resume}>
        resume
      </button>
    </>
  )
}

it('tells once that an upload is done, though it was paused', async () => {
  const state: UploadState = { status: 'paused', share: 0.4 }
  let resolve: (id: string) => void = () => undefined
  const promise = new Promise<string>(resolved => (resolve = resolved))
  const task = {
    getSnapshot: () => state,
    subscribe: () => () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => undefined,
    finished: () => promise,
  }
  const sixpence = aSixpence({ documents: { upload: () => task } })
  const onDone = vi.fn<() => void>()
  renderInBank(
    <BankStore sixpence={sixpence}>
      <Uploading onDone={onDone} />
    </BankStore>,
    { sixpence },
  )
  fireEvent.click(screen.getByRole('button', { name: 'start' }))
  fireEvent.click(screen.getByRole('button', { name: 'resume' }))
  await act(async () => resolve('d1'))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(onDone).toHaveBeenCalledOnce()
})
