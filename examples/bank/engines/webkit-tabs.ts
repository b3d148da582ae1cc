import type { Surface, Tab } from './driver.ts'
import { findFrame, findInPage, takeErrors, type Wanted } from './in-page.ts'
import type { ElementReference, WebDriver } from './web-driver.ts'

/**
 * The tabs of a WebKit. Its driver doesn't report the console, and runs nothing before a page does,
 * so each document begins to record its errors at the first look into it.
 */
export class WebKitTabs {
  readonly #driver: WebDriver
  readonly #errors: string[] = []
  readonly #known = new Map<string, Tab>()

  constructor(driver: WebDriver) {
    this.#driver = driver
  }

  async all(): Promise<readonly Tab[]> {
    const handles = (await this.#driver.get('window/handles')) as string[]
    return handles.map(handle => {
      const tab = this.#known.get(handle) ?? this.#tab(handle)
      this.#known.set(handle, tab)
      return tab
    })
  }

  async errors(): Promise<readonly string[]> {
    for (const tab of await this.all()) await tab.has({ kind: 'text', name: '^$' })
    return this.#errors
  }

  #tab(handle: string): Tab {
    const driver = this.#driver
    const enter = async () => {
      await driver.post('window', { handle })
      await driver.post('frame', { id: null })
      return true
    }
    return {
      ...this.#surface(enter),
      async goTo(url) {
        await enter()
        await driver.post('url', { url })
      },
      async url() {
        await enter()
        return String(await driver.get('url'))
      },
      async screenshot() {
        await enter()
        return Buffer.from(String(await driver.get('screenshot')), 'base64')
      },
    }
  }

  /** @param enter Makes the document the target of commands; resolves to false if it isn't there. */
  #surface(enter: () => Promise<boolean>): Surface {
    const driver = this.#driver
    const find = async (wanted: Wanted) => {
      if (!(await enter())) return undefined
      this.#errors.push(...((await driver.run(takeErrors, undefined)) as string[]))
      return ((await driver.run(findInPage, wanted)) ?? undefined) as ElementReference | undefined
    }
    return {
      async press(wanted) {
        const element = await find(wanted)
        if (element) await driver.click(element)
        return element !== undefined
      },
      async type(wanted, text) {
        const element = await find(wanted)
        if (element) await driver.type(element, text)
        return element !== undefined
      },
      has: async wanted => (await find(wanted)) !== undefined,
      frame: selector =>
        this.#surface(async () => {
          const id = (await enter()) ? await driver.run(findFrame, selector) : null
          if (id) await driver.post('frame', { id })
          return id !== null
        }),
    }
  }
}
