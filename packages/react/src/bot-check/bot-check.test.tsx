import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import type { BotCheckAdapter } from './bot-check-adapter.ts'
import { BotCheckProvider } from './bot-check-provider.tsx'
import { sandboxBotCheck } from './sandbox-bot-check.ts'
import { turnstileBotCheck, type Turnstile } from './turnstile-bot-check.ts'
import { useBotCheck } from './use-bot-check.tsx'

function Form() {
  const { captcha, isPassed, check, renew } = useBotCheck()
  return (
    <>
      {check}
      <output>{`${captcha ?? 'none'} ${isPassed ? 'passed' : 'waits'}`}</output>
      <button type="button" onClick={renew}>
        Renew
      </button>
    </>
  )
}

const renderForm = (adapter: BotCheckAdapter) =>
  renderInBank(
    <BotCheckProvider adapter={adapter}>
      <Form />
    </BotCheckProvider>,
  )

/** Stands in for Cloudflare's script. */
function aTurnstile() {
  type Options = Parameters<Turnstile['render']>[1]
  const drawn: Options[] = []
  const turnstile = {
    render: vi.fn<Turnstile['render']>((_element, options) => {
      drawn.push(options)
      return `widget-${drawn.length}`
    }),
    remove: vi.fn<Turnstile['remove']>(),
  }
  return { turnstile, latest: () => drawn.at(-1) }
}

describe('a form with a bot check', () => {
  it('goes out at once where the bank wants none', () => {
    renderInBank(<Form />)
    expect(screen.getByText('none passed')).toBeTruthy()
  })

  it('sends the one value of a bank for development (GAP-52)', () => {
    renderForm(sandboxBotCheck())
    expect(screen.getByText('test-captcha-token passed')).toBeTruthy()
  })
})

describe('sandboxBotCheck', () => {
  it('fails on purpose', () => {
    renderForm(sandboxBotCheck({ fails: true }))
    expect(screen.getByText('test-captcha-failed passed')).toBeTruthy()
  })
})

describe('turnstileBotCheck', () => {
  it('loads nothing before a form shows it, and waits for the person (BRAND-020)', async () => {
    const { turnstile, latest } = aTurnstile()
    const load = vi.fn<() => Promise<Turnstile>>(async () => turnstile)
    const adapter = turnstileBotCheck({ siteKey: 'site-1', load })
    expect(load).not.toHaveBeenCalled()
    renderForm(adapter)
    await waitFor(() => expect(latest()).toMatchObject({ sitekey: 'site-1', language: 'en' }))
    expect(screen.getByText('none waits')).toBeTruthy()
    act(() => latest()?.callback('value-1'))
    expect(await screen.findByText('value-1 passed')).toBeTruthy()
    act(() => latest()?.['expired-callback']())
    expect(await screen.findByText('none waits')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('asks anew after a try: a value works once', async () => {
    const { turnstile, latest } = aTurnstile()
    renderForm(turnstileBotCheck({ siteKey: 'site-1', load: async () => turnstile }))
    await waitFor(() => expect(latest()).toBeDefined())
    act(() => latest()?.callback('value-1'))
    const before = turnstile.render.mock.calls.length
    fireEvent.click(screen.getByText('Renew'))
    await waitFor(() => expect(turnstile.render.mock.calls.length).toBe(before + 1))
    await waitFor(() => expect(turnstile.remove).toHaveBeenCalledWith(`widget-${before}`))
    expect(await screen.findByText('none waits')).toBeTruthy()
  })

  it('says that it could not be loaded, and tries again with the next form', async () => {
    const { turnstile } = aTurnstile()
    let isBlocked = true
    const load = async () => {
      if (isBlocked) throw new Error('blocked')
      return turnstile
    }
    renderForm(turnstileBotCheck({ siteKey: 'site-1', load }))
    expect(await screen.findByText(/couldn’t load the security check/)).toBeTruthy()
    isBlocked = false
    fireEvent.click(screen.getByText('Renew'))
    await waitFor(() => expect(turnstile.render).toHaveBeenCalled())
  })
})
