import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'

type Ask = (url: string, init: RequestInit) => Promise<Response>

/** Lets the tus client send requests to a bank that runs in this process. */
export const tusStack = (ask: Ask): HttpStack => ({
  createRequest: (method, url) => requestOver(ask, method, url),
  getName: () => 'sandbox',
})

function requestOver(ask: Ask, method: string, url: string): HttpRequest {
  const headers = new Headers()
  const stop = new AbortController()
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: name => headers.get(name) ?? undefined,
    setProgressHandler: () => undefined,
    abort: async () => stop.abort(),
    getUnderlyingObject: () => undefined,
    async send(body: BodyInit | null = null) {
      const response = await ask(url, { method, headers, body, signal: stop.signal })
      return responseOf(response, await response.text())
    },
  }
}

const responseOf = (response: Response, text: string): HttpResponse => ({
  getStatus: () => response.status,
  getHeader: name => response.headers.get(name) ?? undefined,
  getBody: () => text,
  getUnderlyingObject: () => response,
})
