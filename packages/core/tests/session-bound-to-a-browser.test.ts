import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../src/platform/index.ts'
import { nodePlatform } from '../src/platform/node-platform.ts'
import { isBound } from '../src/http/index.ts'
import { channelLock } from '../src/platform/locks/channel-lock.ts'
import { browserKeys } from '../src/platform/storage/key-store.ts'
import { sharedMemoryStorage } from '../src/platform/storage/shared-memory-storage.ts'
import { aPerson, aSixpence, platformOfBank, theBank } from './bank-in-process.ts'
import { lateTabs } from './session/late-tabs.ts'

const API = 'http://bank.example'
const DAY_MS = 24 * 60 * 60_000

interface Sent {
  readonly path: string
  readonly status: number
  readonly headers: Headers
}

/** A browser that records requests and their results. */
async function aBrowser(overrides: Partial<Platform> = {}) {
  const sent: Sent[] = []
  const inner = await platformOfBank(overrides)
  const platform: Platform = {
    ...inner,
    async fetch(input, init) {
      const answer = await inner.fetch(input, init)
      const { pathname } = new URL(new Request(input, init).url)
      sent.push({ path: pathname, status: answer.status, headers: new Headers(init?.headers) })
      return answer
    },
  }
  return { platform, sent }
}

/** Frames that may store nothing, on a busy computer. */
function busyFrames({ recordsMs, keysMs }: { recordsMs: number; keysMs: number }) {
  const [ofRecords, ofKeys] = [lateTabs(recordsMs), lateTabs(keysMs)]
  return () => {
    const [tabs, others] = [ofRecords(), ofKeys()]
    const keys = browserKeys(sharedMemoryStorage(others), channelLock(others))
    return aBrowser({ tabs, storage: sharedMemoryStorage(tabs), lock: channelLock(tabs), keys })
  }
}

async function signedIn(browser: { readonly platform: Platform }, options = {}) {
  const { email, password } = await aPerson({ signIn: 'simple' })
  const sixpence = await aSixpence({ platform: browser.platform, ...options })
  await sixpence.signIn.start({ username: email, password })
  return sixpence
}

beforeAll(theBank, 60_000)

describe('a session that is bound to its browser', () => {
  it('goes on in no other browser that its record is copied to', async () => {
    const home = await aBrowser()
    const sixpence = await signedIn(home)
    const record = await home.platform.storage.read('sixpence/session')
    const thief = await aBrowser()
    await thief.platform.storage.update('sixpence/session', () => record)
    const stolen = await aSixpence({ platform: thief.platform })
    await expect(stolen.accounts.list()).rejects.toMatchObject({ code: 'session_expired' })
    const later = await aSixpence({ platform: home.platform })
    expect(await later.accounts.list()).not.toEqual([])
    for (const one of [sixpence, stolen, later]) one.dispose()
  })

  it('goes on in no program that sends the record without a proof', async () => {
    const home = await aBrowser()
    const sixpence = await signedIn(home)
    const record = await home.platform.storage.read<{ refreshToken: string }>('sixpence/session')
    const bank = await theBank()
    const answer = await bank.fetch(`${API}/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: record?.refreshToken }),
    })
    expect(answer.status).toBe(401)
    expect(await sixpence.accounts.list()).not.toEqual([])
    sixpence.dispose()
  })

  it('lends its access token to nobody, neither as a bearer token nor with a foreign proof', async () => {
    const home = await aBrowser()
    const sixpence = await signedIn(home)
    await sixpence.accounts.list()
    const token = await sixpence.session.accessToken()
    const bank = await theBank()
    const asked = (headers: Record<string, string>) =>
      bank.fetch(`${API}/api?balanceInquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"method":"balanceInquiry"}',
      })
    expect((await asked({ authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await asked({ authorization: `DPoP ${token}` })).status).toBe(401)
    const used = home.sent.findLast(({ status }) => status === 200)?.headers.get('DPoP') ?? ''
    const again = await asked({ authorization: `DPoP ${token}`, dpop: used })
    expect(again.headers.get('www-authenticate')).toContain('invalid_dpop_proof')
    sixpence.dispose()
  })

  it('is used by several tabs at once, with one key', async () => {
    const shared = nodePlatform()
    const { storage, lock, keys } = shared
    const tabs = await Promise.all(
      Array.from({ length: 4 }, () => aBrowser({ storage, lock, keys })),
    )
    const [first, ...others] = tabs
    if (!first) throw new Error('No tab')
    const opened = [await signedIn(first)]
    for (const { platform } of others) opened.push(await aSixpence({ platform }))
    const lists = await Promise.all(opened.map(({ accounts }) => accounts.list()))
    expect(lists.filter(list => list.length === 0)).toEqual([])
    const proofs = tabs.flatMap(({ sent }) => sent.map(({ headers }) => headers.get('DPoP') ?? ''))
    const keysSeen = proofs.map(proof => Buffer.from(proof.split('.')[0] ?? '', 'base64url'))
    expect(new Set(keysSeen.map(String)).size).toBe(1)
    expect(new Set(proofs).size).toBe(proofs.length)
    for (const sixpence of opened) sixpence.dispose()
  })

  it('stands in frames that hear of its key later than they make their own', async () => {
    const open = busyFrames({ recordsMs: 300, keysMs: 600 })
    const frames = await Promise.all(Array.from({ length: 3 }, open))
    const [first, ...others] = frames
    if (!first) throw new Error('No frame')
    const joined = await Promise.all(others.map(({ platform }) => aSixpence({ platform })))
    await Promise.all(joined.map(({ session }) => session.restore()))
    const opened = [await signedIn(first), ...joined]
    for (const { session } of joined)
      await vi.waitFor(() => expect(session.getSnapshot().status).toBe('signed_in'), 10_000)
    const lists = await Promise.all(opened.map(({ accounts }) => accounts.list()))
    expect(lists.filter(list => list.length === 0)).toEqual([])
    const paths = frames.flatMap(({ sent }) => sent.map(({ path }) => path))
    expect(paths).not.toContain('/auth/refresh')
    for (const sixpence of opened) sixpence.dispose()
  })

  it('is taken up by a frame that hears of it later than it looks for one', async () => {
    const open = busyFrames({ recordsMs: 1_500, keysMs: 300 })
    const there = await signedIn(await open())
    const here = await aSixpence({ platform: (await open()).platform })
    await here.session.restore()
    await vi.waitFor(() => expect(here.session.getSnapshot().status).toBe('signed_in'), 20_000)
    expect(await here.accounts.list()).not.toEqual([])
    for (const sixpence of [there, here]) sixpence.dispose()
  })

  it('is refreshed under its own key in a frame that has made another', async () => {
    const open = busyFrames({ recordsMs: 0, keysMs: 600 })
    const [first, second] = [await open(), await open()]
    const gone = await signedIn(first)
    gone.dispose()
    await second.platform.keys?.open('sixpence/key')
    const sixpence = await aSixpence({ platform: second.platform })
    expect(await sixpence.accounts.list()).not.toEqual([])
    expect(second.sent.map(({ path }) => path)).toContain('/auth/refresh')
    sixpence.dispose()
  })

  it.each([-DAY_MS, DAY_MS])('stands though the clock is wrong by %i ms', async aheadMs => {
    const { clock } = nodePlatform()
    const home = await aBrowser({ clock: { ...clock, now: () => clock.now() + aheadMs } })
    const sixpence = await signedIn(home)
    for (let call = 0; call < 3; call += 1) expect(await sixpence.accounts.list()).not.toEqual([])
    expect(home.sent.filter(({ path }) => path === '/auth/refresh')).toEqual([])
    // The sign-in brought the first nonce.
    expect(home.sent.filter(({ status }) => status === 401)).toEqual([])
    sixpence.dispose()
  })

  it('takes a new nonce by one more request, and no refresh', async () => {
    const bank = await theBank()
    const home = await aBrowser()
    const sixpence = await signedIn(home)
    await bank.clock.advance(11 * 60_000)
    home.sent.length = 0
    await sixpence.session.renewedToken(await sixpence.session.accessToken())
    const refreshes = home.sent.filter(({ path }) => path === '/auth/refresh')
    expect(refreshes.map(({ status }) => status)).toEqual([401, 200])
    home.sent.length = 0
    await sixpence.accounts.list()
    expect(home.sent.map(({ status }) => status)).toEqual([200])
    sixpence.dispose()
  })

  it('asks once alone for a nonce that the bank never takes', async () => {
    const home = await aBrowser()
    const stubborn: Platform = {
      ...home.platform,
      fetch: async (input, init) => {
        await home.platform.fetch(input, init)
        const headers = { 'DPoP-Nonce': 'n', 'WWW-Authenticate': 'DPoP error="use_dpop_nonce"' }
        return new Response('{"message":"no"}', { status: 401, headers })
      },
    }
    const sixpence = await aSixpence({ platform: stubborn })
    const sign = sixpence.signIn.start({ username: 'a@x.example', password: 'b' })
    await expect(sign).rejects.toMatchObject({ name: 'SixpenceError' })
    expect(home.sent).toHaveLength(2)
    sixpence.dispose()
  })

  it('has a line for notices that a proof opens (RT-001)', async () => {
    const home = await aBrowser()
    const sixpence = await signedIn(home)
    await vi.waitFor(() => expect(sixpence.realtime.getSnapshot()).toBe('open'), 10_000)
    const token = await sixpence.session.accessToken()
    const bank = await theBank()
    const socket = bank.openSocket('ws://bank.example/ws')
    const closed = new Promise<number>(resolve => {
      Object.assign(socket, {
        onopen: () => socket.send(JSON.stringify({ type: 'authenticate', accessToken: token })),
        onclose: ({ code }: { code: number }) => resolve(code),
      })
    })
    expect(await closed).toBe(4401)
    sixpence.dispose()
  })

  it('is not bound where the host says that the bank knows no proofs', async () => {
    const home = await aBrowser()
    const sixpence = await signedIn(home, { unbound: true })
    const token = await sixpence.session.accessToken()
    expect(isBound(token)).toBe(false)
    const bank = await theBank()
    const answer = await bank.fetch(`${API}/auth/devices`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
    expect(home.sent.filter(({ headers }) => headers.has('DPoP'))).toEqual([])
    sixpence.dispose()
  })
})
