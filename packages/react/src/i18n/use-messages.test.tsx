import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Locale } from '@sixpence/core/locale'
import { afterEach, describe, expect, it } from 'vitest'
import { MessagesProvider } from './messages-provider.tsx'
import type { LoadMessages } from './message-domain.ts'
import { useMessages } from './use-messages.ts'

const load: LoadMessages = async locale => ({ closeCta: locale === 'es' ? 'Cerrar' : 'Close' })

function Form() {
  const { t } = useMessages('common')
  const [text, setText] = useState('')
  return (
    <input
      aria-label={t('closeCta')}
      value={text}
      onChange={event => setText(event.target.value)}
    />
  )
}

function inLanguage(locale: Locale) {
  return (
    <MessagesProvider locale={locale} loadMessages={load} fallback="…">
      <Form />
    </MessagesProvider>
  )
}

afterEach(cleanup)

describe('useMessages', () => {
  it('suspends until the texts are there', async () => {
    await act(async () => {
      render(inLanguage('en'))
    })
    expect(screen.getByLabelText('Close')).toBeTruthy()
  })

  it('keeps what is typed and the focus when the language changes', async () => {
    const view = await act(async () => render(inLanguage('en')))
    const input = screen.getByLabelText('Close')
    await userEvent.type(input, 'half a word')
    await act(async () => view.rerender(inLanguage('es')))
    expect(screen.getByLabelText('Cerrar')).toBe(input)
    expect(input).toHaveProperty('value', 'half a word')
    expect(document.activeElement).toBe(input)
  })
})
