import type { Locale } from '@sixpence/core/locale'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { aSession, aSixpence } from '../testing/a-sixpence.ts'
import { InBank, loadTexts, renderInBank } from '../testing/render-in-bank.tsx'
import { useMessages, type LoadMessages } from '../i18n/index.ts'
import { Button } from '../ui/index.ts'
import type { Destination } from './destination.ts'
import { ErrorBoundary } from './defects/error-boundary.tsx'
import { SixpenceProvider } from './sixpence-provider.tsx'
import { useBrand } from './use-brand.ts'
import { useNavigateTo } from './use-navigate-to.ts'
import { useSession } from './use-session.ts'

function Status() {
  return <output>{useSession().status}</output>
}

describe('SixpenceProvider', () => {
  it('tells the bank the language of the page', () => {
    const setLocale = vi.fn<(locale: Locale) => void>()
    renderInBank(<p />, { sixpence: { ...aSixpence(), setLocale }, locale: 'ua' })
    expect(setLocale).toHaveBeenLastCalledWith('ua')
  })

  it('tells it English where the page has a language that the bank does not write', () => {
    const loadMessages: LoadMessages = (_, domain) => loadTexts('en', domain)
    const setLocale = vi.fn<(locale: Locale) => void>()
    renderInBank(<p />, { sixpence: { ...aSixpence(), setLocale }, locale: 'ar', loadMessages })
    expect(setLocale).toHaveBeenLastCalledWith('en')
  })

  it('tells it before anything inside asks in it', () => {
    const said: string[] = []
    const setLocale = (locale: Locale) => void said.push(locale)
    function Asking() {
      useEffect(() => void said.push('asked'), [])
      return null
    }
    renderInBank(<Asking />, { sixpence: { ...aSixpence(), setLocale }, locale: 'ua' })
    expect(said.slice(0, 2)).toEqual(['ua', 'asked'])
  })

  it('renders on a server, where nobody knows who is signed in', () => {
    const html = renderToString(
      <InBank>
        <Status />
      </InBank>,
    )
    expect(html).toContain('restoring')
  })
})

describe('SixpenceProvider without a session', () => {
  it('has nobody signed in', async () => {
    render(
      <SixpenceProvider>
        <Status />
      </SixpenceProvider>,
    )
    expect((await screen.findByRole('status')).textContent).toBe('signed_out')
  })
})

describe('SixpenceProvider without a brand and texts', () => {
  function Words() {
    return <p>{useMessages('common').t('closeCta')}</p>
  }

  it('speaks English', async () => {
    render(
      <SixpenceProvider sixpence={aSixpence()}>
        <Words />
      </SixpenceProvider>,
    )
    expect(await screen.findByText('Close')).toBeTruthy()
  })

  it('shows a placeholder of a brand', async () => {
    render(
      <SixpenceProvider sixpence={aSixpence()}>
        <Brand />
      </SixpenceProvider>,
    )
    expect(await screen.findByText('Your bank')).toBeTruthy()
  })
})

describe('the element around a bank', () => {
  const around = (text: string) => screen.getByText(text).closest('[lang]')

  it.each([
    ['en', 'en', 'ltr'],
    ['pt', 'pt-PT', 'ltr'],
    ['ua', 'uk', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['fa-IR', 'fa-IR', 'rtl'],
  ])('says that what is inside is in %s', (locale, tag, direction) => {
    const loadMessages: LoadMessages = (_, domain) => loadTexts('en', domain)
    renderInBank(<p>Inside</p>, { locale, loadMessages })
    expect(around('Inside')?.getAttribute('lang')).toBe(tag)
    expect(around('Inside')?.getAttribute('dir')).toBe(direction)
  })

  it('says so of the language on show, not of one that is still on its way', async () => {
    let arrive = () => {}
    const late: LoadMessages = (locale, room) =>
      locale === 'es'
        ? new Promise(resolve => {
            arrive = () => resolve(loadTexts('es', room))
          })
        : loadTexts(locale, room)
    const { rerenderInBank } = renderInBank(<p>Inside</p>, { loadMessages: late })
    rerenderInBank(<p>Inside</p>, { loadMessages: late, locale: 'es' })
    expect(around('Inside')?.getAttribute('lang')).toBe('en')
    await act(async () => arrive())
    await vi.waitFor(() => expect(around('Inside')?.getAttribute('lang')).toBe('es'))
  })
})

describe('useSession', () => {
  it('follows the session', () => {
    const session = aSession()
    renderInBank(<Status />, { sixpence: aSixpence({ session }) })
    expect(screen.getByRole('status').textContent).toBe('signed_in')
    act(() => session.set({ status: 'signed_out', because: 'idle' }))
    expect(screen.getByRole('status').textContent).toBe('signed_out')
  })
})

function Brand() {
  return <p>{useBrand().projectName}</p>
}

describe('useBrand', () => {
  it('answers the brand of the provider', () => {
    renderInBank(<Brand />)
    expect(screen.getByText('Aurelia')).toBeTruthy()
  })
})

function HomeButton() {
  const navigateTo = useNavigateTo()
  return <Button onPress={() => navigateTo({ to: 'home' })}>Home</Button>
}

describe('useNavigateTo', () => {
  it('tells the host where the customer wants to go', async () => {
    const navigate = vi.fn<(destination: Destination) => void>()
    renderInBank(<HomeButton />, { onNavigate: navigate })
    await userEvent.click(screen.getByRole('button'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: 'home' })
  })
})

let isBroken = true
function Fragile() {
  if (isBroken) throw new TypeError('a bug of ours')
  return <p>Whole again</p>
}

describe('ErrorBoundary', () => {
  it('keeps a defect to its widget and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    isBroken = true
    renderInBank(
      <>
        <p>Beside it</p>
        <ErrorBoundary>
          <Fragile />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Beside it')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).not.toContain('a bug of ours')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Whole again')).toBeTruthy()
  })

  it('clears when the screen changes', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    isBroken = true
    const at = (address: string) => (
      <ErrorBoundary resetKey={address}>
        {address === '/' ? <Fragile /> : <p>History</p>}
      </ErrorBoundary>
    )
    const { rerenderInBank } = renderInBank(at('/'))
    rerenderInBank(at('/history'))
    expect(screen.getByText('History')).toBeTruthy()
  })

  it('asks once more for texts that could not be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    // The package's own English lacks it too.
    const nowhere = 'nowhere' as 'accounts'
    const Words = () => <p>{useMessages(nowhere).locale}</p>
    renderInBank(
      <ErrorBoundary>
        <Words />
      </ErrorBoundary>,
      {
        loadMessages: (locale, room) =>
          room !== nowhere
            ? loadTexts(locale, room)
            : isDown
              ? Promise.reject(new Error('down'))
              : {},
      },
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('en')).toBeTruthy()
  })
})
