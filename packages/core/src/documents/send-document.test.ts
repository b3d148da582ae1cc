import { expect, it, vi } from 'vitest'
import { giveUpDocument } from './send-document.ts'

it('gives an upload up without reading its file', async () => {
  const file = new File(['x'.repeat(1_000_001)], 'scan.pdf')
  const read = vi.spyOn(file, 'slice')
  const sendPiece = vi.fn<() => Promise<void>>(async () => undefined)
  const platform = {
    clock: { now: () => 0 },
    sha256: async () => new Uint8Array(32),
    storage: { read: async () => ({ id: 'u1', at: 0 }), update: async () => undefined },
  }
  const bank = { namespace: 'sixpence', platform, sendPiece } as unknown
  const upload = { categoryId: 'address', documentTypeId: 10, files: { mainDocument: file } }
  await giveUpDocument(bank as Parameters<typeof giveUpDocument>[0], {
    upload: { ...upload, categoryId: 'address', key: 'k1' },
    subject: undefined,
  })
  expect(sendPiece).toHaveBeenCalledExactlyOnceWith({ method: 'DELETE', path: '/uploads/u1' })
  expect(read).not.toHaveBeenCalled()
})
