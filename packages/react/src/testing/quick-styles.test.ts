import { describe, expect, it } from 'vitest'

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color', 'overflow']
const FRAGMENTS = [
  '<p><b>a</b><span hidden>b</span></p>',
  '<div style="display: none"><i>a</i></div><div hidden style="display: flex"></div>',
  '<div style="visibility: hidden"><i>a</i><i style="visibility: visible">b</i></div>',
  '<div style="visibility: hidden"><i style="visibility: inherit">a</i></div>',
  '<div style="pointer-events: none"><button>a</button></div>',
  '<dialog>a</dialog><dialog open>b</dialog><div popover>c</div>',
  '<details><summary>a</summary><summary>b</summary>c</details><details open>d</details>',
  '<input><input type="hidden"><input type="HIDDEN" style="display: block"><embed hidden>',
  '<table><tbody><tr hidden><td>a<i>b</i></td></tr></tbody></table><ul><li>c</li></ul>',
  '<svg><title>a</title><g style="display: none"><path /></g></svg><a-b hidden>c</a-b>',
  '<template>a</template><noscript>b</noscript><select><option>c</option></select>',
  '<p style="display: inherit; color: red"><slot></slot></p>',
]

/** The page of a window that nobody has quickened, with the same in it. */
function untouched(fragment: string): Document {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  if (!frame.contentDocument) throw new Error('A frame has a page.')
  frame.contentDocument.body.innerHTML = fragment
  return frame.contentDocument
}

function stylesOf(page: Document, under: Element): readonly string[] {
  const elements = [...under.querySelectorAll('*')]
  return elements.map(element => {
    const style = page.defaultView?.getComputedStyle(element)
    const values = PROPERTIES.map(name => style?.getPropertyValue(name))
    return [element.localName, ...values, style?.display, style?.pointerEvents].join(' ')
  })
}

function shownOf(element: Element): readonly string[] {
  const { display, visibility } = getComputedStyle(element)
  return [display, visibility]
}

describe('the quick styles of tests', () => {
  it.each(FRAGMENTS)('are those of jsdom: %s', fragment => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = fragment
    const real = untouched(fragment)
    expect(stylesOf(document, place)).toEqual(stylesOf(real, real.body))
    document.body.replaceChildren()
  })

  it('heed a stylesheet of the page', () => {
    document.body.innerHTML = '<style>p { display: none }</style><p>a</p>'
    const [, shown] = document.body.children
    expect(shown && getComputedStyle(shown).display).toBe('none')
    document.body.replaceChildren()
  })

  it('follow what changes', () => {
    document.body.innerHTML = '<div><p>a</p></div>'
    const [div] = document.body.children
    const p = document.querySelector('p') ?? document.body
    div?.setAttribute('style', 'visibility: hidden')
    p.hidden = true
    expect(shownOf(p)).toEqual(['none', 'hidden'])
    p.hidden = false
    div?.removeAttribute('style')
    expect(shownOf(p)).toEqual(['block', 'visible'])
    document.body.replaceChildren()
  })
})
