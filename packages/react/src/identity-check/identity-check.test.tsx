import { SixpenceError, type IdentityCheckState, type IdentityChecks } from '@sixpence/core'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { IdentityCheck } from './identity-check.tsx'
import { LeftIdentityJob, OpenedIdentityCheck } from './opened-check.tsx'

const CHECK = {
  provider: 'nfd',
  runId: 'r1',
  url: 'https://nfd.example/x',
  expiresAt: '2099-01-01T00:00:00.000Z',
} as const
const LINK = { runId: 'r1', token: 't'.repeat(43) }

const state = (status: IdentityCheckState['status'], more: object = {}): IdentityCheckState => ({
  status,
  provider: 'nfd',
  canRetry: false,
  ...more,
})

/** A bank whose checks end when a test says so. */
function someChecks(change: { start?: IdentityChecks['start'] } = {}) {
  const told: ((state: IdentityCheckState) => void)[] = []
  const { start = async () => CHECK } = change
  const checks = {
    start: vi.fn<IdentityChecks['start']>(start),
    link: vi.fn<IdentityChecks['link']>(async () => ({
      path: '/identity-verification/r1/secret',
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
    })),
    outcome: vi.fn<IdentityChecks['outcome']>(
      (_runId, { onState } = {}) =>
        new Promise(() => {
          if (onState) told.push(onState)
        }),
    ),
  }
  const onOpen = vi.fn<(url: string) => void>()
  const { sixpence } = aBank({ identityCheck: checks })
  const tell = (next: IdentityCheckState) => act(() => told.at(-1)?.(next))
  return { checks, sixpence, onOpen, tell }
}

function renderCheck(
  props: { runId?: string } = {},
  change: { start?: IdentityChecks['start'] } = {},
) {
  const bank = someChecks(change)
  renderInBank(<IdentityCheck appUrl="https://app.example" onOpen={bank.onOpen} {...props} />, bank)
  return { ...bank, user: userEvent.setup() }
}

describe('IdentityCheck', () => {
  it('says what it takes, and asks no provider for anything before “Start”', () => {
    const { checks } = renderCheck()
    expect(screen.getByText(/about three minutes/)).toBeTruthy()
    expect(checks.start).not.toHaveBeenCalled()
    expect(checks.outcome).not.toHaveBeenCalled()
  })

  it('leads to the provider (PROF-028)', async () => {
    const { user, onOpen, checks } = renderCheck()
    await user.click(screen.getByRole('button', { name: 'Start the check' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('https://nfd.example/x')
    expect(checks.outcome.mock.calls[0]?.[0]).toBe('r1')
  })

  it('hands over to another device, and goes on by itself', async () => {
    const { user, onOpen, tell } = renderCheck()
    await user.click(screen.getByRole('button', { name: 'Use another device' }))
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
    expect(screen.getByText(/another 15 minutes/)).toBeTruthy()
    expect(onOpen).not.toHaveBeenCalled()
    tell(state('underInvestigation'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('We’re checking your identity')).toBeTruthy()
    tell(state('approved'))
    expect(screen.getByText('Your identity is confirmed')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells why it was declined, and lets somebody try again', async () => {
    const { user, tell, checks } = renderCheck({ runId: 'r0' })
    tell(state('declined', { canRetry: true, rejectReason: 'The picture is blurred.' }))
    expect(screen.getByText('The picture is blurred.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(checks.start).toHaveBeenCalledOnce())
  })

  it('shows both names side by side, where the document is in another one', () => {
    const { tell } = renderCheck({ runId: 'r0' })
    const names = { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }
    tell(state('declined', { canRetry: true, names, rejectReason: 'Another name.' }))
    expect(screen.getByText('Ada Byrne')).toBeTruthy()
    expect(screen.getByText('ADA BURNS')).toBeTruthy()
    expect(screen.getByText(/If you have changed your name, write to us/)).toBeTruthy()
  })

  it('offers no button that cannot help, and names support', () => {
    const { tell } = renderCheck({ runId: 'r0' })
    tell(state('declined'))
    expect(screen.getByText(/Trying again won’t help/)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so when the provider is down, and keeps the way open', async () => {
    const failure = new SixpenceError('server_unavailable', 'no')
    const { user } = renderCheck({}, { start: () => Promise.reject(failure) })
    await user.click(screen.getByRole('button', { name: 'Start the check' }))
    expect(await screen.findByText('We couldn’t start the check')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use another device' })).toBeTruthy()
  })

  it('stops asking once it is left', () => {
    const bank = someChecks()
    const shown = renderInBank(
      <IdentityCheck appUrl="https://app.example" onOpen={bank.onOpen} runId="r1" />,
      bank,
    )
    shown.unmount()
    expect(bank.checks.outcome.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})

describe('OpenedIdentityCheck (ROUTE-009)', () => {
  function renderOpened(link: typeof LINK | undefined, open: IdentityChecks['open']) {
    const onOpen = vi.fn<(url: string) => void>()
    const { sixpence } = aBank({ identityCheck: { open } })
    renderInBank(<OpenedIdentityCheck link={link} onOpen={onOpen} />, { sixpence })
    return { onOpen, user: userEvent.setup() }
  }

  it('opens the check once, and leads to the provider', async () => {
    const open = vi.fn<IdentityChecks['open']>(async () => CHECK)
    const { onOpen, user } = renderOpened(LINK, open)
    await user.click(await screen.findByRole('button', { name: 'Start the check' }))
    expect(open).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('https://nfd.example/x')
  })

  it.each(['no_access', 'invalid_input'] as const)(
    'says the same of a link that is %s',
    async code => {
      renderOpened(LINK, () => Promise.reject(new SixpenceError(code, 'no')))
      expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
    },
  )

  it('says it without a link, too', () => {
    renderOpened(undefined, async () => CHECK)
    expect(screen.getByText('This link is no longer valid')).toBeTruthy()
  })

  it('lets somebody try again who has no connection', async () => {
    const open = vi.fn<IdentityChecks['open']>()
    open.mockRejectedValueOnce(new SixpenceError('offline', 'no')).mockResolvedValueOnce(CHECK)
    const { user } = renderOpened(LINK, open)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Start the check' })).toBeTruthy()
  })
})

describe('LeftIdentityJob (ROUTE-007)', () => {
  it('tells the bank once that the customer has done their part (PROF-031)', async () => {
    const completeJob = vi.fn<IdentityChecks['completeJob']>(async () => 'underInvestigation')
    const { sixpence } = aBank({ identityCheck: { completeJob } })
    renderInBank(<LeftIdentityJob jobId="r2" />, { sixpence })
    expect(await screen.findByText('Thank you, that’s all we need')).toBeTruthy()
    expect(completeJob).toHaveBeenCalledExactlyOnceWith({ jobId: 'r2' })
  })

  it('says of an unknown one that the link is no longer valid', async () => {
    const completeJob = () => Promise.reject(new SixpenceError('no_access', 'no'))
    const { sixpence } = aBank({ identityCheck: { completeJob } })
    renderInBank(<LeftIdentityJob jobId="r2" />, { sixpence })
    expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  })
})
