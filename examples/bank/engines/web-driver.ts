/** A reference to an element, as in the protocol. */
export type ElementReference = Readonly<Record<string, string>>

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 30_000

/** A session of the WebDriver protocol: https://www.w3.org/TR/webdriver2/. */
export class WebDriver {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  /** @param url The driver's address. */
  static async open(url: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = (await call(`${url}/session`, 'POST', body)) as { sessionId: string }
    return new WebDriver(`${url}/session/${sessionId}`)
  }

  get(path: string): Promise<unknown> {
    return call(`${this.#session}/${path}`, 'GET')
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return call(`${this.#session}/${path}`, 'POST', body)
  }

  close(): Promise<unknown> {
    return call(this.#session, 'DELETE')
  }

  /** Runs a function in the page. It must use nothing outside itself. */
  async run<Given, Answer>(work: (given: Given) => Answer, given: Given): Promise<unknown> {
    const script = `return (${work.toString()})(...arguments)`
    return this.post('execute/sync', { script, args: [given] })
  }

  async click(element: ElementReference): Promise<void> {
    await this.post(`element/${element[ELEMENT]}/click`)
  }

  async type(element: ElementReference, text: string): Promise<void> {
    await this.post(`element/${element[ELEMENT]}/value`, { text })
  }
}

async function call(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
