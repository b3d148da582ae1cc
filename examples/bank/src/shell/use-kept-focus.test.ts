// @vitest-environment jsdom
import { act, createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

const SCREEN = `
  <section tabindex="-1">
    <form tabindex="-1"><p><button>Continue</button></p></form>
    <input />
  </section>
  <a href="#">Elsewhere</a>`

const main = createRef<HTMLElement>()

function Main() {
  useKeptFocus(main)
  return createElement('main', {
    ref: main,
    tabIndex: -1,
    dangerouslySetInnerHTML: { __html: SCREEN },
  })
}

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const focused = () => document.activeElement?.localName

/** Removes an element. The observer is notified a moment later, and acts after two frames. */
async function take(selector: string, meanwhile = () => {}) {
  find(selector).remove()
  await Promise.resolve()
  meanwhile()
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
}

let root = createRoot(document.createElement('div'))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  document.body.innerHTML = '<div></div>'
  root = createRoot(find('div'))
  act(() => root.render(createElement(Main)))
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('useKeptFocus', () => {
  it.each([
    ['button', 'form'],
    ['form', 'section'],
    ['section', 'main'],
  ])('moves the focus out of a %s that is taken away to the %s around it', async (gone, next) => {
    find('button').focus()
    await take(gone)
    expect(focused()).toBe(next)
  })

  it('leaves the focus where it is when something else is taken away', async () => {
    find('input').focus()
    await take('form')
    expect(focused()).toBe('input')
  })

  it('leaves it where somebody has moved it meanwhile', async () => {
    find('button').focus()
    await take('button', () => find('a').focus())
    expect(focused()).toBe('a')
  })

  it('gives it to nothing when nothing had it', async () => {
    await take('button')
    expect(focused()).toBe('body')
  })

  it('leaves it to the page when what has it is left by nobody’s removal', async () => {
    find('button').focus()
    find('button').blur()
    await take('a')
    expect(focused()).toBe('body')
  })
})
