import type { Sixpence } from '@sixpence/core'
import type { Announcement } from '@sixpence/core/announcements'
import { SixpenceError } from '@sixpence/core/errors'
import type { Locale } from '@sixpence/core/locale'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { AnnouncementDetail } from './announcement-detail.tsx'
import { Announcements } from './announcements.tsx'
import { useUnreadNews } from './use-announcements.ts'

const PLAIN: Announcement = {
  id: 'plain',
  isRead: false,
  title: 'We never ask for your password',
  body: 'Hang up.\n\nCall us.',
  publishedAt: '2026-11-12T09:00:00.000Z',
  needsChoice: false,
}
const ASKING: Announcement = { ...PLAIN, id: 'asking', title: 'Letters', needsChoice: true }

type Room = Sixpence['announcements']

function inBank(node: ReactNode, change: Partial<Room> = {}) {
  const announcements = {
    list: vi.fn<Room['list']>(async () => [ASKING, PLAIN]),
    open: vi.fn<Room['open']>(async () => ({ ...ASKING, isRead: true })),
    answer: vi.fn<Room['answer']>(async () => undefined),
    ...change,
  }
  const { sixpence, realtime } = aBank({ announcements })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const inStore = <BankStore>{node}</BankStore>
  const { rerenderInBank } = renderInBank(inStore, { sixpence, onNavigate })
  const speak = (locale: Locale) => rerenderInBank(inStore, { sixpence, onNavigate, locale })
  return { user: userEvent.setup(), announcements, onNavigate, realtime, speak }
}

function Unread() {
  return <output>{useUnreadNews()}</output>
}

const unread = () => document.querySelector('output')?.textContent
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('Announcements', () => {
  it('marks what is new and what asks, and leads to each (NEWS-001, ROUTE-032)', async () => {
    const { user, onNavigate, announcements } = inBank(<Announcements />)
    expect((await button(/^Letters/)).textContent).toContain('Needs your reply')
    const plain = await button(/^We never ask/)
    expect(plain.textContent).toContain('New')
    await user.click(plain)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'news', id: 'plain' })
    expect(announcements.open).not.toHaveBeenCalled()
  })

  it('says that there is nothing', async () => {
    inBank(<Announcements />, { list: async () => [] })
    expect(await screen.findByText('No news yet')).toBeDefined()
  })

  it('offers to try again when it cannot be fetched', async () => {
    const list = vi
      .fn<Room['list']>()
      .mockRejectedValueOnce(new SixpenceError('offline', 'no'))
      .mockResolvedValue([PLAIN])
    const { user } = inBank(<Announcements />, { list })
    await user.click(await button('Try again'))
    expect(await button(/^We never ask/)).toBeDefined()
  })

  it('shows them in the language that is chosen', async () => {
    const list = vi
      .fn<Room['list']>()
      .mockResolvedValueOnce([PLAIN])
      .mockResolvedValue([{ ...PLAIN, title: 'Nunca pedimos a palavra-passe' }])
    const { speak } = inBank(<Announcements />, { list })
    await button(/^We never ask/)
    speak('pt')
    expect(await button(/^Nunca pedimos/)).toBeDefined()
  })

  it('says so when they do not come in the language that is chosen', async () => {
    const list = vi
      .fn<Room['list']>()
      .mockResolvedValueOnce([PLAIN])
      .mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
      .mockResolvedValue([{ ...PLAIN, title: 'Nunca pedimos a palavra-passe' }])
    const { user, speak } = inBank(<Announcements />, { list })
    await button(/^We never ask/)
    speak('pt')
    await user.click(await button('Tentar de novo'))
    expect(await button(/^Nunca pedimos/)).toBeDefined()
  })

  it('opens one in the language that is chosen', async () => {
    const open = vi
      .fn<Room['open']>()
      .mockResolvedValueOnce({ ...PLAIN, isRead: true })
      .mockResolvedValue({ ...PLAIN, isRead: true, title: 'Nunca pedimos a palavra-passe' })
    const { speak } = inBank(<AnnouncementDetail id="plain" />, { open })
    await screen.findByRole('heading', { name: PLAIN.title })
    speak('pt')
    expect(await screen.findByRole('heading', { name: /^Nunca pedimos/ })).toBeDefined()
  })

  it('says of one that is not there that it is not, and offers no retry', async () => {
    const open = vi.fn<Room['open']>().mockRejectedValue(new SixpenceError('no_access', 'none'))
    inBank(<AnnouncementDetail id="unknown" />, { open })
    expect(await screen.findByText('This message is no longer available')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows what was published meanwhile', async () => {
    const list = vi.fn<Room['list']>().mockResolvedValueOnce([]).mockResolvedValue([PLAIN])
    const { realtime } = inBank(<Announcements />, { list })
    await screen.findByText('No news yet')
    const notice = { id: 'n', at: PLAIN.publishedAt, status: 'info' } as const
    await act(async () => realtime.tell({ ...notice, type: 'announcementPublished' }))
    expect(await button(/^We never ask/)).toBeDefined()
  })
})

describe('AnnouncementDetail', () => {
  it('has read what it shows, in the list too (NEWS-002, NEWS-004)', async () => {
    let isRead = false
    const list = async () => [ASKING, { ...PLAIN, isRead }]
    const open = async () => {
      isRead = true
      return { ...PLAIN, isRead }
    }
    inBank(
      <>
        <Unread />
        <AnnouncementDetail id="plain" />
      </>,
      { list, open },
    )
    expect(await screen.findByRole('heading', { name: PLAIN.title })).toBeDefined()
    // An announcement that needs a response still counts.
    await waitFor(() => expect(unread()).toBe('1'))
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('sends the answer and says what it was (NEWS-005)', async () => {
    const open = vi
      .fn<Room['open']>()
      .mockResolvedValueOnce({ ...ASKING, isRead: true })
      .mockResolvedValue({ ...ASKING, isRead: true, choice: 'decline' })
    const { user, announcements } = inBank(<AnnouncementDetail id="asking" />, { open })
    await user.click(await button('Decline'))
    const said = await screen.findByText('You’ve declined this.')
    expect(announcements.answer).toHaveBeenCalledExactlyOnceWith({
      id: 'asking',
      choice: 'decline',
    })
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says that it may be old when it is not known what became of the answer', async () => {
    const open = vi
      .fn<Room['open']>(async () => ({ ...ASKING, isRead: true, choice: 'accept' }))
      .mockResolvedValueOnce({ ...ASKING, isRead: true })
      .mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    const { user } = inBank(<AnnouncementDetail id="asking" />, { open })
    await user.click(await button('Accept'))
    expect(await screen.findByText('This may be old')).toBeDefined()
    await user.click(await button('Try again'))
    await waitFor(() => expect(screen.queryByText('This may be old')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('says why an answer was not kept, and lets it be given again', async () => {
    const answer = vi.fn<Room['answer']>().mockRejectedValue(new SixpenceError('offline', 'no'))
    const { user } = inBank(<AnnouncementDetail id="asking" />, { answer })
    await user.click(await button('Accept'))
    expect(await screen.findByText('We couldn’t save your reply')).toBeDefined()
    expect((await button('Accept')).getAttribute('aria-disabled')).not.toBe('true')
  })
})
