import { describe, expect, it } from 'vitest'
import { KNOWN_TYPES } from '../notices/known-types.ts'
import { aRealtime, aSixpence } from '../testing/a-sixpence.ts'
import type { createStore } from './create-store.ts'
import { refreshOnNotice } from './refresh-on-notice.ts'

/** Lists what becomes stale in a store, by name. */
function watched() {
  const stale: string[] = []
  const dispatch = ({ payload }: { payload: readonly { type: string; id: string }[] }) => {
    stale.push(...payload.map(({ type, id }) => `${type} ${id}`))
  }
  const realtime = aRealtime()
  const stop = refreshOnNotice(
    { dispatch } as unknown as ReturnType<typeof createStore>,
    aSixpence({ realtime }),
  )
  const tell = (type: string) =>
    realtime.tell({ id: 'n1', type, status: 'info', at: '2026-11-21T09:00:00Z' })
  return { stale, realtime, stop, tell }
}

const STALE: Readonly<Record<string, readonly string[]>> = {
  balanceChanged: ['Answer accounts', 'Report balanceChanged'],
  accessChanged: ['Report accessChanged'],
  announcementPublished: ['Report announcementPublished'],
  documentFailed: ['Report standingChanged'],
  documentRejected: ['Report standingChanged'],
  documentExpired: ['Report standingChanged'],
  documentExpSoon: ['Report standingChanged'],
  standingChanged: ['Report standingChanged'],
  requestReceived: ['Report requestChanged'],
  requestApproved: ['Report requestChanged'],
  requestDeclined: ['Report requestChanged'],
  requestWithdrawn: ['Report requestChanged'],
  requestChanged: ['Report requestChanged'],
  invoiceReceived: ['Report invoiceChanged'],
  invoicePaid: ['Report invoiceChanged'],
  invoiceRejected: ['Report invoiceChanged'],
  invoiceDue: ['Report invoiceChanged'],
  invoiceChanged: ['Report invoiceChanged'],
  subscriberFailed: ['Report subscriberChanged'],
  subscriberEnded: ['Report subscriberChanged'],
}

describe('refreshOnNotice', () => {
  it.each(Object.entries(STALE))('refreshes after %s what is old by it', (type, expected) => {
    const { stale, tell } = watched()
    tell(type)
    expect(stale).toEqual(expected)
  })

  it.each(KNOWN_TYPES.filter(type => !(type in STALE)))('refreshes nothing after %s', type => {
    const { stale, tell } = watched()
    tell(type)
    expect(stale).toEqual([])
  })

  it('refreshes after a reconnection what may have become old meanwhile', () => {
    const { stale, realtime } = watched()
    realtime.reconnect()
    expect(stale.toSorted()).toEqual([
      'Answer accounts',
      'Report accessChanged',
      'Report announcementPublished',
      'Report balanceChanged',
      'Report batchChanged',
      'Report invoiceChanged',
      'Report requestChanged',
      'Report standingChanged',
      'Report subscriberChanged',
    ])
  })

  it('hears nothing any more once it was ended', () => {
    const { stale, realtime, stop, tell } = watched()
    stop()
    tell('invoicePaid')
    realtime.reconnect()
    expect(stale).toEqual([])
  })
})
