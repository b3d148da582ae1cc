import { describe, expect, it } from 'vitest'
import { createSixpence, type Sixpence } from '../src/index.ts'
import { nodePlatform } from '../src/platform/node-platform.ts'
import { aBank, type Person } from './bank.ts'

const bank = aBank()

const HEAD = '%PDF-1.4\n%'
const REST = [
  '',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj',
  'trailer<</Root 1 0 R/Size 4>>',
  '%%EOF',
].join('\n')

const aScan = (size = 2_500_000) =>
  new File([HEAD, 'x'.repeat(size - HEAD.length - REST.length), REST], 'scan.pdf', {
    lastModified: 1,
  })

const aDocument = (file = aScan()) =>
  ({ categoryId: 'address', documentTypeId: 10, files: { mainDocument: file } }) as const

/** Between two attempts; a call itself may take longer. */
const LONGEST_WAIT_MS = 30_000

/** Counts requests to `/uploads`, and may lose the network on the way. */
function aDevice() {
  const platform = nodePlatform()
  const sent: string[] = []
  const opened: Sixpence[] = []
  let left = Number.POSITIVE_INFINITY
  const timers = {
    after: (delayMs: number, ring: () => void) =>
      platform.timers.after(delayMs > LONGEST_WAIT_MS ? delayMs : 0, ring),
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url } = new Request(input)
    if (url.includes('/uploads')) {
      sent.push(String(init?.method))
      left -= init?.method === 'PATCH' ? 1 : 0
      if (left < 0) throw new TypeError('fetch failed')
    }
    return bank.sandbox.fetch(url, init)
  }
  return {
    sent,
    loseAfter: (pieces: number) => void (left = pieces),
    async signedIn({ email, password }: Person): Promise<Sixpence> {
      for (const before of opened.splice(0)) before.dispose()
      const openSocket = () => ({ ...SILENT })
      const sixpence = createSixpence({
        api: 'http://bank.localhost',
        platform: { ...platform, fetch, timers: { ...platform.timers, ...timers }, openSocket },
      })
      opened.push(sixpence)
      await sixpence.signIn.start({ username: email, password })
      return sixpence
    },
  }
}

const SILENT = {
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
}

describe('a large document', () => {
  it('goes in pieces, and is named once all of it is there', async () => {
    const device = aDevice()
    const { documents } = await device.signedIn(await bank.person())
    const shares: number[] = []
    const task = documents.upload(aDocument())
    task.subscribe(() => shares.push(task.getSnapshot().share ?? 0))
    const id = await task.finished()
    expect(device.sent).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH'])
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.filter(share => share > 0.99)).toEqual([1])
    const address = (await documents.list()).find(({ categoryId }) => categoryId === 'address')
    expect(address?.uploadedDocuments).toMatchObject([{ id }])
  })

  it('goes on where it was on a page that is loaded anew, after a new sign-in', async () => {
    const device = aDevice()
    const person = await bank.person()
    const first = (await device.signedIn(person)).documents.upload(aDocument())
    device.loseAfter(2)
    await expect(first.finished()).rejects.toMatchObject({ code: 'offline' })
    device.sent.splice(0)
    device.loseAfter(100)
    await (await device.signedIn(person)).documents.upload(aDocument()).finished()
    expect(device.sent).toEqual(['HEAD', 'PATCH'])
  })

  it('begins anew for somebody else, whose the pieces are not', async () => {
    const device = aDevice()
    const first = (await device.signedIn(await bank.person())).documents.upload(aDocument())
    device.loseAfter(1)
    await expect(first.finished()).rejects.toMatchObject({ code: 'offline' })
    device.sent.splice(0)
    device.loseAfter(100)
    await (await device.signedIn(await bank.person())).documents.upload(aDocument()).finished()
    expect(device.sent).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH'])
  })

  it('is deleted at the bank when it is cancelled', async () => {
    const device = aDevice()
    const { documents } = await device.signedIn(await bank.person())
    const task = documents.upload(aDocument(aScan(4_500_000)))
    await new Promise<void>(resolve => {
      task.subscribe(() => void ((task.getSnapshot().share ?? 0) > 0 && resolve()))
    })
    task.cancel()
    await expect(task.finished()).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => device.sent.at(-1)).toBe('DELETE')
    expect(device.sent.filter(method => method === 'PATCH').length).toBeLessThan(5)
  })
})
