import type { Sixpence } from '@sixpence/core'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { InBank } from '../testing/render-in-bank.tsx'
import { SignIn } from './sign-in.tsx'

afterEach(() => document.body.replaceChildren())

describe('a sign-in form that was there before its scripts', () => {
  function renderAhead() {
    const start = vi.fn<Sixpence['signIn']['start']>(async () => ({ status: 'signedIn' }))
    const { sixpence } = aBank({ signIn: { start, resume: async () => undefined } })
    const tree = (
      <InBank sixpence={sixpence}>
        <SignIn action="/one-moment" />
      </InBank>
    )
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(tree)
    const field = (name: string) => {
      const found = root.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (!found) throw new Error(`The form has no ${name}`)
      return found
    }
    const takeOver = () => act(async () => hydrateRoot(root, tree))
    return { root, field, takeOver, start }
  }

  it('posts to where it is told, and never writes what is typed into an address', () => {
    const { root } = renderAhead()
    const form = root.querySelector('form')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBe('/one-moment')
  })

  it('keeps what was typed, and where', async () => {
    const { root, field, takeOver, start } = renderAhead()
    const [username, password] = [field('username'), field('password')]
    username.value = 'ada@sixpence.example'
    password.value = 'lantern-orchard-42'
    password.focus()
    password.setSelectionRange(3, 5)
    await takeOver()
    expect(field('username')).toBe(username)
    expect(document.activeElement).toBe(password)
    expect([password.selectionStart, password.selectionEnd]).toEqual([3, 5])
    const form = root.querySelector('form')
    if (form) fireEvent.submit(form)
    await waitFor(() =>
      expect(start).toHaveBeenCalledWith({
        username: 'ada@sixpence.example',
        password: 'lantern-orchard-42',
        captcha: undefined,
      }),
    )
  })
})
