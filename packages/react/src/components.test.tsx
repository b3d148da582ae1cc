import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { cloneElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CardCollectorContext } from './card-vault/index.ts'
import * as all from './index.ts'
import type { Signer } from './signatures/index.ts'
import { useStartInfo } from './start/index.ts'
import { aBank } from './testing/a-bank.ts'
import { aCardCollector } from './testing/a-card-collector.tsx'
import { anAnsweringBank, LATE } from './testing/answers/an-answering-bank.ts'
import { displayName, doNothing, placed } from './testing/answers/component-row.ts'
import { READY_AT_ONCE } from './testing/answers/ready-at-once.tsx'
import { OF_ACCOUNTS } from './testing/answers/shown-accounts.tsx'
import { OF_CUSTOMERS } from './testing/answers/shown-customer.tsx'
import { LISTS } from './testing/answers/shown-lists.tsx'
import { OF_MERCHANTS } from './testing/answers/shown-merchant.tsx'
import { renderInBank } from './testing/render-in-bank.tsx'
import { ErrorView, hosted, Skeleton } from './ui/index.ts'

const COMPONENTS = [
  ...LISTS.map(({ list, answers }) => placed(list, answers)).filter(({ name }) => name !== ''),
  ...OF_ACCOUNTS,
  ...OF_CUSTOMERS,
  ...OF_MERCHANTS,
]

/** Components whose failure is final; they have tests of their own below. */
const FINAL = ['AccountActivation', 'SignPapers']

interface BesideProps {
  reconnect: () => void
}

/** Tries again what a component beside it needs, too. */
function Beside({ reconnect }: BesideProps) {
  const { refetch } = useStartInfo()
  const tryAgain = () => {
    refetch()
    reconnect()
  }
  return (
    <button type="button" onClick={tryAgain}>
      Try again
    </button>
  )
}

const someListeners = () => ({ onReady: vi.fn<() => void>(), onError: vi.fn<() => void>() })
const { collector } = aCardCollector()

describe('every component that loads something', () => {
  it.each(COMPONENTS)('$name reports why it failed, and when it is ready', async row => {
    const { name, component, answers, acting, isHidden = false, opener } = row
    const { sixpence, comeUp, reconnect } = anAnsweringBank(answers, { isDown: true, acting })
    const [own, provider] = [someListeners(), someListeners()]
    const { container } = renderInBank(
      <all.BankStore>
        <CardCollectorContext value={collector}>
          {cloneElement(component, own)}
        </CardCollectorContext>
        {isHidden && <Beside reconnect={reconnect} />}
      </all.BankStore>,
      { sixpence, ...provider },
    )
    const failure = [expect.objectContaining({ code: LATE.code }), { component: name }]
    await waitFor(() => expect(own.onError.mock.calls).toEqual([failure]), SOON)
    expect(own.onReady).not.toHaveBeenCalled()
    comeUp()
    if (opener !== undefined) fireEvent.click(screen.getByText(opener))
    await waitFor(() => {
      // Parts that load later fail later, too.
      for (const button of screen.queryAllByText('Try again')) fireEvent.click(button)
      expect(own.onReady.mock.calls).toEqual([[{ component: name }]])
    }, SOON)
    expect(container.querySelector('.sp-skeleton')).toBeNull()
    expect(provider.onReady.mock.calls).toEqual([[{ component: name }]])
    expect(provider.onError.mock.calls).toEqual([failure])
  })

  it('is in a table', () => {
    const known = new Set([...[...COMPONENTS, ...READY_AT_ONCE].map(({ name }) => name), ...FINAL])
    const exported: Readonly<Record<string, unknown>> = { ...all }
    const hosts = Object.keys(exported).filter(name => displayName(exported[name]) === name)
    expect(hosts.filter(name => !known.has(name))).toEqual([])
  })
})

describe('every component that loads nothing', () => {
  it.each(READY_AT_ONCE)('$name is ready at once', async ({ name, component }) => {
    const { sixpence } = aBank({ migration: { notice: () => undefined } })
    const { onReady, onError } = someListeners()
    renderInBank(<all.BankStore>{cloneElement(component, { onReady, onError })}</all.BankStore>, {
      sixpence,
    })
    await act(async () => {})
    expect(onReady.mock.calls).toEqual([[{ component: name }]])
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('a failure that is final', () => {
  it('is reported by a link that no longer works, above the form for another one', async () => {
    const { sixpence } = anAnsweringBank({ activation: { activate: undefined } }, { isDown: true })
    const { onReady, onError } = someListeners()
    const link = { action: 'activation', user: 'ada', code: '1' } as const
    renderInBank(<all.AccountActivation {...{ link, onReady, onError }} />, { sixpence })
    await waitFor(() => expect(onError).toHaveBeenCalledOnce(), SOON)
    expect(onReady).toHaveBeenCalledOnce()
  })

  it('is reported by a paper that its provider does not show', async () => {
    const { onReady, onError } = someListeners()
    const signer: Signer = {
      show: (_place, _paper, { onFault }) => {
        onFault()
        return doNothing
      },
    }
    const signData = { clientId: '1', signUrl: 'https://sign.example' }
    renderInBank(<all.SignPapers {...{ signData, signer, onEnd: doNothing, onReady, onError }} />)
    await waitFor(() => expect(onError).toHaveBeenCalledOnce(), SOON)
    expect(onReady).not.toHaveBeenCalled()
  })
})

const SOON = { interval: 5 }
const SECRET = new SixpenceError('refused', 'password=open-sesame', { newer: { iban: 'x' } })
const Failing = hosted('Failing', () => <ErrorView failure={SECRET} />)
const Waiting = hosted('Waiting', ({ isDone }: { isDone: boolean }) =>
  isDone ? <p>Done</p> : <Skeleton />,
)

describe('the events of a component', () => {
  it('hold no secrets', async () => {
    const onError = vi.fn<(error: SixpenceError) => void>()
    renderInBank(<Failing onError={onError} />)
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'refused', newer: undefined })
    expect(String(onError.mock.calls[0]?.[0].stack)).not.toContain('open-sesame')
  })

  it('are for the component that the host placed, and come once', async () => {
    const onReady = vi.fn<(event: object) => void>()
    const Outer = hosted('Outer', Waiting)
    const { rerenderInBank } = renderInBank(<Outer isDone={false} />, { onReady })
    await act(async () => {})
    expect(onReady).not.toHaveBeenCalled()
    for (const isDone of [true, false, true]) {
      rerenderInBank(<Outer isDone={isDone} />, { onReady })
      await act(async () => {})
    }
    expect(onReady.mock.calls).toEqual([[{ component: 'Outer' }]])
  })

  it('leave the screen in place where a listener throws', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const onReady = () => {
      throw new Error('of the host')
    }
    const { container } = renderInBank(<Waiting isDone onReady={onReady} />)
    await waitFor(() => expect(reported).toHaveBeenCalledOnce())
    expect(container.textContent).toBe('Done')
    vi.unstubAllGlobals()
  })
})
