// Traces of a story that stay in its page, where the next one could see them.
import type { Page } from 'playwright'

type Traces = Readonly<Record<string, string>>

/** Call it before anything is loaded into the page. */
export async function watchTraces(page: Page): Promise<void> {
  await page.addInitScript(watchPlatform)
}

/** Remembers the state of the page before its first story. */
export async function keepFirstTraces(page: Page): Promise<void> {
  await page.evaluate(
    first => Reflect.set(globalThis, 'firstTraces', first),
    await page.evaluate(tracesInPage),
  )
}

/** Removes the story from the page, as the next one would, and returns its remaining traces. */
export async function tracesOfStory(page: Page): Promise<string[]> {
  await page.evaluate(endStory)
  const [now, first] = await Promise.all([
    page.evaluate(tracesInPage),
    // `keepFirstTraces` put it there.
    page.evaluate(() => Reflect.get(globalThis, 'firstTraces') as Traces),
  ])
  const places = Object.keys(now).filter(place => now[place] !== first[place])
  const faults = places.map(place => `${place}: ${now[place]}, was ${first[place]}`)
  const popups = page
    .context()
    .pages()
    .filter(each => each !== page)
  return [...faults, ...popups.map(popup => `another window: ${popup.url()}`)]
}

// Each of these runs in the page, so it must not use anything outside itself.

async function endStory(): Promise<void> {
  // Storybook put it there.
  const { __STORYBOOK_PREVIEW__ } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { currentRender?: { teardown(): Promise<void> } }
  }
  await __STORYBOOK_PREVIEW__.currentRender?.teardown()
  // React Aria announces through it, and creates another one if it is gone.
  document.querySelector('[data-live-announcer]')?.remove()
}

/** Detects replaced functions of the browser. */
function watchPlatform(): void {
  const objects = {
    window: globalThis,
    document,
    history,
    location,
    navigator,
    Navigator: Navigator.prototype,
  }
  const own = Object.entries(objects).flatMap(([name, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).map(([key, was]) => ({
      name,
      object,
      key,
      was,
    })),
  )
  Reflect.set(globalThis, 'replacedInPlatform', () =>
    own
      .filter(({ object, key, was }) => {
        const is = Object.getOwnPropertyDescriptor(object, key)
        return is?.get !== was.get || is?.value !== was.value
      })
      .map(({ name, key }) => `${name}.${key}`),
  )
}

/**
 * Returns everything that a story could leave behind, by place. Leaves out the values that
 * Storybook and the preview set for each story: its name in the address and the title, the
 * language, the brand.
 */
async function tracesInPage(): Promise<Traces> {
  const tagOf = (element: Element) => {
    // A clone has the type of its element.
    const copy = element.cloneNode(false) as HTMLElement
    copy.classList.remove(...[...copy.classList].filter(name => name.startsWith('sb-')))
    for (const name of ['--sp-brand-mark', 'filter']) copy.style.removeProperty(name)
    if (copy.localName === 'html') for (const name of ['lang', 'dir']) copy.removeAttribute(name)
    return copy.outerHTML.replaceAll(/ (class|style)=""/g, '')
  }
  // React Aria adds one permanently.
  const metas = 'meta:not([id^="react-aria-"]), base'
  const tagsOf = (elements: Iterable<Element>) => [...elements].map(tagOf).join(' ')
  const { body, documentElement, head, activeElement } = document
  // `watchPlatform` put it there.
  const replaced = Reflect.get(globalThis, 'replacedInPlatform') as () => string[]
  return {
    'the address': `${location.pathname}${location.hash}`,
    'the history': `${history.length} ${JSON.stringify({ ...history.state })}`,
    'around the story': tagsOf([documentElement, body]),
    'beside the story': tagsOf(body.querySelectorAll(':scope > :not([id^="storybook-"])')),
    'in the story': document.querySelector('#storybook-root')?.innerHTML ?? '',
    'in the head': tagsOf(head.querySelectorAll(metas)),
    'the focus': activeElement?.localName ?? 'nowhere',
    'where the page is scrolled to': `${scrollX} ${scrollY}`,
    'the browser': replaced().join(' '),
    cookies: document.cookie,
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
  }
}
