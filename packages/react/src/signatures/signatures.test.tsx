import type { Signature } from '@sixpence/core/signatures'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderKyc, press } from '../testing/render-kyc.tsx'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { helloSignSigner } from './hello-sign-signer.ts'
import type { HelloSign } from './hello-sign.ts'
import { SignPapers } from './sign-papers.tsx'
import type { Signer, SignerEvents } from './signer.ts'

const PAPER = { clientId: 'c1', signUrl: 'https://sign.example/1' }
const SHOWN = { ...PAPER, title: 'Sign the document' }

/** Stands in for the package of the provider. */
function aHelloSign() {
  const listeners: Record<string, () => void> = {}
  const open = vi.fn<(url: string, options: { container: HTMLElement }) => void>(
    (_url, { container }) => container.append(document.createElement('iframe')),
  )
  const close = vi.fn<() => void>()
  const client = {
    open,
    close,
    on: (event: string, tell: () => void) => {
      listeners[event] = tell
    },
  }
  const load = vi.fn<() => Promise<HelloSign>>(
    async () =>
      function HelloSignClient() {
        return client
      } as unknown as HelloSign,
  )
  return { load, open, close, tell: (event: string) => listeners[event]?.() }
}

const told = () => ({
  onReady: vi.fn<SignerEvents['onReady']>(),
  onEnd: vi.fn<SignerEvents['onEnd']>(),
  onFault: vi.fn<SignerEvents['onFault']>(),
})

describe('helloSignSigner', () => {
  const place = document.createElement('div')
  beforeEach(() => place.replaceChildren())

  async function shown() {
    const provider = aHelloSign()
    const events = told()
    const signer = helloSignSigner({ load: provider.load, locale: 'en-GB' })
    expect(provider.load).not.toHaveBeenCalled()
    const hide = signer.show(place, SHOWN, events)
    await waitFor(() => expect(provider.open).toHaveBeenCalled())
    return { ...provider, events, hide }
  }

  it('opens the paper in its place, once it is wanted', async () => {
    const { open } = await shown()
    expect(open.mock.calls[0]).toMatchObject([
      PAPER.signUrl,
      { clientId: 'c1', container: place, locale: 'en-GB', skipDomainVerification: false },
    ])
    expect(place.querySelector('iframe')?.title).toBe('Sign the document')
  })

  it.each([
    ['sign', 'signed'],
    ['decline', 'declined'],
    ['cancel', 'canceled'],
  ])('says of %s that it was %s, and nothing after that', async (event, end) => {
    const { tell, events } = await shown()
    tell('ready')
    expect(events.onReady).toHaveBeenCalledOnce()
    tell(event)
    tell('error')
    expect(events.onEnd).toHaveBeenCalledExactlyOnceWith(end)
    expect(events.onFault).not.toHaveBeenCalled()
  })

  it('says that a paper can’t be shown', async () => {
    const { tell, events } = await shown()
    tell('error')
    expect(events.onFault).toHaveBeenCalledOnce()
    const lost = told()
    const load = vi.fn<() => Promise<HelloSign>>().mockRejectedValue(new Error('no network'))
    helloSignSigner({ load }).show(place, SHOWN, lost)
    await waitFor(() => expect(lost.onFault).toHaveBeenCalledOnce())
  })

  it('leaves nothing when it is taken away', async () => {
    const { tell, events, hide, close } = await shown()
    hide()
    expect(close).toHaveBeenCalledOnce()
    tell('sign')
    expect(events.onEnd).not.toHaveBeenCalled()
  })
})

describe('papers to sign', () => {
  function show(signData: Parameters<typeof SignPapers>[0]['signData']) {
    const opened: { url: string; events: SignerEvents }[] = []
    const hide = vi.fn<() => void>()
    const signer: Signer = {
      show: (_place, { signUrl: url }, events) => {
        opened.push({ url, events })
        return hide
      },
    }
    const onEnd = vi.fn<(end: string) => void>()
    renderInBank(<SignPapers signData={signData} signer={signer} onEnd={onEnd} />, {})
    return { opened, onEnd, hide }
  }

  it('are signed one after the other', async () => {
    const { opened, onEnd } = show({ clientId: 'c1', signUrls: ['https://s/1', 'https://s/2'] })
    await waitFor(() => expect(opened.at(-1)?.url).toBe('https://s/1'))
    opened.at(-1)?.events.onEnd('signed')
    await waitFor(() => expect(opened.at(-1)?.url).toBe('https://s/2'))
    expect(onEnd).not.toHaveBeenCalled()
    opened.at(-1)?.events.onEnd('signed')
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('signed')
  })

  it('can be left before the provider shows anything', async () => {
    const { opened, onEnd } = show(PAPER)
    await waitFor(() => expect(opened).not.toEqual([]))
    await userEvent.click(screen.getByRole('button', { name: 'Back to the bank' }))
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('canceled')
  })

  it('say what to do where one can’t be shown, or there is none', async () => {
    const { opened, onEnd, hide } = show(PAPER)
    await waitFor(() => expect(opened).not.toEqual([]))
    opened.at(-1)?.events.onFault()
    expect(await screen.findByText('We can’t show the document')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the bank' }))
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('canceled')
    expect(hide.mock.invocationCallOrder.at(-1)).toBeLessThan(
      onEnd.mock.invocationCallOrder[0] ?? 0,
    )
    show(undefined)
    expect(await screen.findByText(/nothing to sign here/)).toBeDefined()
  })
})

describe('the declaration of a business', () => {
  const SIGNATURE: Signature = {
    signatureId: 's1',
    subject: 'kycDeclaration',
    status: 'waiting',
    signerName: 'Ada Lane',
    isOwn: true,
    expiresAt: '2026-12-21T08:49:00.000Z',
  }
  const answers = {
    business: { industry: '1', businessPurposes: ['1'] },
    funds: { businessSourcesOfFunds: ['1'], estimatedMonthlyDeposits: '1' },
    businessQuestions: { businessAnotherAccount: '0' },
  }
  const declare = (more: object) =>
    renderKyc({ kind: 'business', answers, signerName: 'Ada Lane', ...more }, 'declaration')

  it('is begun, and leads to the provider', async () => {
    const { save, onSign } = declare({ declaredBy: 'signature' })
    await press('Sign')
    await waitFor(() => expect(onSign).toHaveBeenCalledExactlyOnceWith(PAPER))
    expect(save.mock.calls).toEqual([
      [{ revision: 4, section: 'declaration', answers: {}, submit: true }],
    ])
    expect(screen.queryByLabelText('Full name of the person signing')).toBeNull()
  })

  it('that waits is gone on with, and asked about', async () => {
    const { signatures, onSign } = declare({ declaredBy: 'signature', signature: SIGNATURE })
    expect(await screen.findByText('Waiting for your signature')).toBeDefined()
    await waitFor(() => expect(signatures.complete).toHaveBeenCalledWith({ signatureId: 's1' }))
    await press('Continue signing')
    await waitFor(() => expect(onSign).toHaveBeenCalledExactlyOnceWith(PAPER))
    expect(signatures.open).toHaveBeenCalledExactlyOnceWith({ signatureId: 's1' })
  })

  it.each([
    [{ status: 'declined' as const }, 'The declaration wasn’t signed', 'Sign'],
    [{ status: 'expired' as const }, 'The time to sign has run out', 'Sign'],
    [{ isOwn: false }, 'Waiting for Ada Lane to sign', 'Sign instead'],
  ])('is begun anew: %o', async (change, title, cta) => {
    const signature = { ...SIGNATURE, ...change }
    const { save, signatures } = declare({ declaredBy: 'signature', signature })
    expect(await screen.findByText(title)).toBeDefined()
    await press(cta)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(signatures.open).not.toHaveBeenCalled()
  })

  it('with a typed name shows another one beside it, and stops nobody', async () => {
    const { save } = declare({ declaredBy: 'typedName' })
    const field = await screen.findByLabelText('Full name of the person signing')
    await userEvent.type(field, 'LANE Ada')
    await userEvent.click(screen.getByRole('checkbox', { name: /I confirm/ }))
    await new Promise(done => setTimeout(done, 1300))
    expect(screen.queryByText('This isn’t the name we have')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'Grace Hopper')
    expect(await screen.findByText('This isn’t the name we have')).toBeDefined()
    expect(screen.getByText('Ada Lane')).toBeDefined()
    await press('Submit')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
  })
})
