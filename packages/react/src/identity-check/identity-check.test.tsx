import { SixpenceError } from '@sixpence/core/errors'
import type { IdentityCheckState, IdentityChecks } from '@sixpence/core/identity-check'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { BankStore } from '../store/index.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { IdentityCheck, type IdentityCheckProps } from './identity-check.tsx'
import { IdentityWays } from './identity-ways.tsx'
import { LeftIdentityCheck, LeftIdentityJob } from './left-check.tsx'
import { OpenedIdentityCheck } from './opened-check.tsx'
import type { CheckToOpen } from './use-identity-check.ts'

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

interface Change {
  readonly start?: IdentityChecks['start']
  /** The bank's state of the newest check. */
  readonly newest?: IdentityCheckState
}

/** Creates a bank whose checks end when the test decides. */
function someChecks({ start = async () => CHECK, newest }: Change = {}) {
  const told: ((state: IdentityCheckState) => void)[] = []
  const checks = {
    start: vi.fn<IdentityChecks['start']>(start),
    createJob: vi.fn<IdentityChecks['createJob']>(async () => ({
      jobId: 'j1',
      url: 'https://jmo.example/x',
    })),
    newest: vi.fn<IdentityChecks['newest']>(async () =>
      newest ? { check: { runId: 'r0', ...newest } } : {},
    ),
    complete: vi.fn<IdentityChecks['complete']>(async () => 'underInvestigation'),
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
  const onOpen = vi.fn<(check: CheckToOpen) => void>()
  const { sixpence } = aBank({ identityCheck: checks })
  const tell = (next: IdentityCheckState) => act(() => told.at(-1)?.(next))
  return { checks, sixpence, onOpen, tell }
}

function renderCheck(props: Partial<IdentityCheckProps> = {}, change: Change = {}) {
  const bank = someChecks(change)
  const shown = renderInBank(
    <BankStore>
      <IdentityCheck appUrl="https://app.example" onOpen={bank.onOpen} {...props} />
    </BankStore>,
    bank,
  )
  return { ...bank, ...shown, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })

describe('IdentityCheck', () => {
  it('says what it takes, and asks no provider for anything before “Start”', async () => {
    const { checks } = renderCheck()
    expect(await screen.findByText(/about three minutes/)).toBeTruthy()
    expect(checks.start).not.toHaveBeenCalled()
    expect(checks.outcome).not.toHaveBeenCalled()
  })

  it('leads to the provider (PROF-028)', async () => {
    const { user, onOpen, checks } = renderCheck()
    await user.click(await button('Start the check'))
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(CHECK))
    await waitFor(() => expect(checks.outcome.mock.calls[0]?.[0]).toBe('r1'))
  })

  it('hands over to another device, and goes on by itself', async () => {
    const { user, onOpen, tell } = renderCheck()
    await user.click(await button('Use another device'))
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

  it('leads into a video call (PROF-031)', async () => {
    const { user, onOpen, checks } = renderCheck({ kind: 'video' })
    expect(await screen.findByText(/about ten minutes/)).toBeTruthy()
    expect(checks.newest.mock.calls[0]?.[0]).toEqual({ kind: 'video' })
    await user.click(await button('Start the check'))
    const job = { runId: 'j1', url: 'https://jmo.example/x' }
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(job))
    expect(checks.start).not.toHaveBeenCalled()
  })

  it('goes on by itself with a check that was begun before', async () => {
    const { tell, checks } = renderCheck({}, { newest: state('open') })
    await waitFor(() => expect(checks.outcome.mock.calls[0]?.[0]).toBe('r0'))
    expect(checks.complete).not.toHaveBeenCalled()
    tell(state('approved'))
    expect(screen.getByText('Your identity is confirmed')).toBeTruthy()
  })

  it('tells the bank who has come back from the provider, and follows the check (PROF-031)', async () => {
    const { tell, checks } = renderCheck({ runId: 'r0', nextStep: <a href="/on">On</a> })
    expect(screen.getByText('We’re checking your identity')).toBeTruthy()
    expect(checks.complete).toHaveBeenCalledWith({ runId: 'r0' })
    expect(checks.newest).not.toHaveBeenCalled()
    await waitFor(() => expect(checks.outcome).toHaveBeenCalled())
    tell(state('open'))
    expect(screen.queryByRole('button')).toBeNull()
    tell(state('approved'))
    expect(screen.getByRole('link', { name: 'On' })).toBeTruthy()
  })

  it('tells why it was declined, and lets somebody try again here, elsewhere or by a file', async () => {
    const newest = state('declined', { canRetry: true, rejectReason: 'The picture is blurred.' })
    const { user, checks } = renderCheck({ fileUpload: <p>a file</p> }, { newest })
    expect(await screen.findByText('The picture is blurred.')).toBeTruthy()
    expect(await button('Use another device')).toBeTruthy()
    expect(screen.getByText('a file')).toBeTruthy()
    await user.click(await button('Try again'))
    await waitFor(() => expect(checks.start).toHaveBeenCalledOnce())
  })

  it('shows both names side by side, where the document is in another one', async () => {
    const names = { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }
    const newest = state('declined', { canRetry: true, names, rejectReason: 'Another name.' })
    renderCheck({}, { newest })
    expect(await screen.findByText('Ada Byrne')).toBeTruthy()
    expect(screen.getByText('ADA BURNS')).toBeTruthy()
    expect(screen.getByText(/If you have changed your name, write to us/)).toBeTruthy()
  })

  it('offers nothing that cannot help, and names support', async () => {
    renderCheck({ fileUpload: <p>a file</p> }, { newest: state('declined') })
    expect(await screen.findByText(/Trying again won’t help/)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('a file')).toBeNull()
  })

  it('says so when the provider is down, and keeps the way open', async () => {
    const failure = new SixpenceError('server_unavailable', 'no')
    const down = { start: () => Promise.reject(failure) }
    const { user } = renderCheck({ fileUpload: <p>a file</p> }, down)
    await user.click(await button('Start the check'))
    expect(await screen.findByText('We couldn’t start the check')).toBeTruthy()
    expect(await button('Use another device')).toBeTruthy()
    expect(screen.getByText('a file')).toBeTruthy()
  })

  it('stops asking once it is left', async () => {
    const { checks, unmount } = renderCheck({ runId: 'r1' })
    await waitFor(() => expect(checks.outcome).toHaveBeenCalled())
    unmount()
    expect(checks.outcome.mock.calls.at(-1)?.[1]?.signal?.aborted).toBe(true)
  })
})

describe('IdentityWays', () => {
  const renderWays = (newest?: IdentityCheckState, isUploaded = false) => {
    const { sixpence } = someChecks(newest && { newest })
    const onCheck = vi.fn<() => void>()
    renderInBank(
      <BankStore>
        <IdentityWays onCheck={onCheck} isUploaded={isUploaded}>
          a file
        </IdentityWays>
      </BankStore>,
      { sixpence },
    )
    return onCheck
  }

  it.each([
    [undefined, 'Check your identity with the camera'],
    [state('open'), 'Continue the check'],
    [state('expired', { canRetry: true }), 'Try again with the camera'],
    [state('declined', { canRetry: true }), 'Try again with the camera'],
  ])('offers the camera and a file for %o', async (newest, name) => {
    const onCheck = renderWays(newest)
    await userEvent.click(await button(name))
    expect(onCheck).toHaveBeenCalledOnce()
    expect(screen.getByText('a file')).toBeTruthy()
  })

  it.each([[undefined], [state('open')]])(
    'offers no check besides a file that the bank has, for %o',
    async newest => {
      renderWays(newest, true)
      expect(await screen.findByText('a file')).toBeTruthy()
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('still offers another check where the last one was declined', async () => {
    renderWays(state('declined', { canRetry: true }), true)
    expect(await button('Try again with the camera')).toBeTruthy()
  })

  it.each([
    ['underInvestigation', 'We’re checking your identity'],
    ['approved', 'Your identity is confirmed'],
    ['declined', 'We couldn’t confirm your identity'],
  ] as const)('asks for nothing once the last check is %s', async (status, words) => {
    renderWays(state(status))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('a file')).toBeNull()
  })
})

describe('OpenedIdentityCheck (ROUTE-009)', () => {
  function renderOpened(link: typeof LINK | undefined, open: IdentityChecks['open']) {
    const onOpen = vi.fn<(check: CheckToOpen) => void>()
    const { sixpence } = aBank({ identityCheck: { open } })
    renderInBank(
      <OpenedIdentityCheck link={link} returnUrl="https://app.example/x" onOpen={onOpen} />,
      { sixpence },
    )
    return { onOpen, user: userEvent.setup() }
  }

  it('opens the check once, and leads to the provider', async () => {
    const open = vi.fn<IdentityChecks['open']>(async () => CHECK)
    const { onOpen, user } = renderOpened(LINK, open)
    await user.click(await screen.findByRole('button', { name: 'Start the check' }))
    expect(open).toHaveBeenCalledExactlyOnceWith({ ...LINK, returnUrl: 'https://app.example/x' })
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(CHECK)
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

  it('tells it of a check that was opened by a link, too (ROUTE-009)', async () => {
    const complete = vi.fn<IdentityChecks['complete']>(async () => 'underInvestigation')
    const { sixpence } = aBank({ identityCheck: { complete } })
    renderInBank(<LeftIdentityCheck runId="r1" />, { sixpence })
    expect(await screen.findByText('Thank you, that’s all we need')).toBeTruthy()
    expect(complete).toHaveBeenCalledExactlyOnceWith({ runId: 'r1' })
  })
})
