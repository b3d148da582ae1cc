import type { Page } from '@playwright/test'

/** The computed value of each property of an element, by its position in the page. */
export type Computed = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every property of an element and of all inside it, with what stands before and after them. */
export function computedIn(page: Page, selector: string): Promise<Computed> {
  return page.evaluate(inPage, selector)
}

/** Where the two differ, e.g. `0>2:p letter-spacing: normal, 1px`. */
export function differences(one: Computed, other: Computed): readonly string[] {
  const places = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...places].flatMap(place => {
    const [left, right] = [one[place] ?? {}, other[place] ?? {}]
    return [...new Set([...Object.keys(left), ...Object.keys(right)])]
      .filter(name => left[name] !== right[name])
      .map(name => `${place} ${name}: ${left[name]}, ${right[name]}`)
  })
}

function inPage(selector: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  const read = (element: Element, place: string) => {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part || undefined)
      if (part !== '' && ['none', 'normal'].includes(style.content)) continue
      found[place + part] = Object.fromEntries(
        [...style].map(name => [name, style.getPropertyValue(name)]),
      )
    }
    for (const [at, child] of [...element.children].entries())
      read(child, `${place}>${at}:${child.localName}`)
  }
  const first = document.querySelector(selector)
  if (first) read(first, first.localName)
  return found
}
