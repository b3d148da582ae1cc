import type { Notice } from '@sixpence/protocol'
import { VirtualTime } from '../payments/virtual-time.ts'
import { seededRandom } from '../payments/seeded-random.ts'
import { fakeBrowser } from '../payments/fake-browser.ts'
import type { Diagnostic } from '../../src/errors/index.ts'
import type { Socket, TabStorage } from '../../src/platform/index.ts'
import type { SessionState } from '../../src/session/index.ts'
import { createRealtime } from '../../src/realtime/create-realtime.ts'

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly said: { type: string; accessToken?: string; lastNoticeId?: string }[] = []
  closedWith: number | undefined

  send(data: string): void {
    this.said.push(JSON.parse(data) as FakeSocket['said'][number])
  }

  close(code?: number): void {
    this.closedWith = code
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }

  accept(): void {
    this.onopen?.()
    this.tell({ type: 'authenticated' })
  }
}

/** A notice with this id. */
export const notice = (id: string): Notice => ({
  id,
  type: 'balanceChanged',
  status: 'info',
  at: '2026-11-21T09:00:00Z',
})

/** Uses the storage of an earlier page of the same tab, if there was one. */
export async function aRealtime(tabStorage?: TabStorage) {
  const time = new VirtualTime()
  const tab = fakeBrowser(time, seededRandom(1)).openTab()
  const sockets: FakeSocket[] = []
  const heard: string[] = []
  const reported: Diagnostic[] = []
  const renewed: string[] = []
  const listeners = new Set<() => void>()
  let state: SessionState = tabStorage
    ? { status: 'restoring' }
    : { status: 'signed_out', because: 'never' }
  let reconnections = 0
  let token: () => Promise<string> = async () => 'token-1'

  const platform = { ...tab.platform, tabStorage: tabStorage ?? tab.platform.tabStorage }
  const realtime = createRealtime({
    proofs: { prove: async () => undefined, takeNonce: () => undefined },
    url: 'wss://bank.example/ws',
    namespace: 'test',
    platform: {
      ...platform,
      openSocket: () => {
        const socket = new FakeSocket()
        sockets.push(socket)
        return socket
      },
    },
    session: {
      getSnapshot: () => state,
      subscribe: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      accessToken: () => token(),
      renewedToken: async refused => {
        renewed.push(refused)
        return 'token-2'
      },
    },
    onDiagnostic: diagnostic => {
      if (diagnostic.type === 'listener') reported.push(diagnostic)
    },
  })
  const stopListening = realtime.onNotice(({ id }) => void heard.push(id))
  realtime.onReconnected(() => (reconnections += 1))

  const become = async (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
    await time.pass(0)
  }
  const signIn = () =>
    become({ status: 'signed_in', userId: 'ada', email: undefined, idleAt: undefined })
  const latest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('No socket')
    return socket
  }
  return {
    time,
    tab,
    tabStorage: platform.tabStorage,
    realtime,
    sockets,
    heard,
    reported,
    stopListening,
    renewed,
    become,
    signIn,
    latest,
    reconnections: () => reconnections,
    tokenFrom: (next: () => Promise<string>) => (token = next),
  }
}
