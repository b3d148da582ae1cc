/** An element as a person would name it. A name is a regular expression. */
export interface Wanted {
  readonly kind: 'button' | 'field' | 'text'
  readonly name: string
}

/**
 * Runs in the page, so it uses nothing outside itself. Returns the element that is visible, can be
 * used and has this name.
 */
export function findInPage({ kind, name }: Wanted): Element | null {
  const selectors = {
    button: 'button, a[href], [role=button], [role=option]',
    field: 'input, textarea, select',
    text: 'body *',
  }
  const pattern = new RegExp(name)
  const matches = (text: string | null) => pattern.test((text ?? '').replaceAll(/\s+/g, ' ').trim())
  const textOf = (id: string) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? ''
  const labelsOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')
    if (by) return by.split(' ').map(textOf).join(' ')
    const { labels } = element as HTMLInputElement
    return labels?.[0]?.textContent ?? element.textContent
  }
  const hasName = (element: Element) =>
    matches(element.getAttribute('aria-label') ?? labelsOf(element))
  const isInnermost = (element: Element) =>
    matches(element.textContent) &&
    !Array.from(element.children, each => each.textContent).some(matches)
  // The bank's windows take no click until they have been visible for a moment.
  const isReady = (element: Element) => getComputedStyle(element).pointerEvents !== 'none'
  const found = Array.from(document.querySelectorAll(selectors[kind])).find(
    element =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      (kind === 'text' ? isInnermost(element) : isReady(element) && hasName(element)),
  )
  return found ?? null
}

/** Runs in the page: returns a frame, even inside a custom element. */
export function findFrame(selector: string): Element | null {
  const [host = '', ...within] = selector.split(' ')
  const element = document.querySelector(host)
  const rest = within.join(' ')
  return element?.shadowRoot?.querySelector(rest) ?? element?.querySelector(rest) ?? null
}

/** Runs in the page: logs a policy's violations to the console, like other errors. */
export function logViolations(): void {
  document.addEventListener('securitypolicyviolation', event =>
    console.error(`violates ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  )
}

declare global {
  interface Window {
    sixpenceErrors?: string[]
  }
}

/** Runs in the page: returns the errors since the last call, and begins to record them on the first. */
export function takeErrors(): string[] {
  if (window.sixpenceErrors) return window.sixpenceErrors.splice(0)
  const seen: string[] = (window.sixpenceErrors = [])
  const log = console.error.bind(console)
  console.error = (...said: unknown[]) => {
    seen.push(said.map(String).join(' '))
    log(...said)
  }
  addEventListener('error', ({ message }) => void seen.push(message))
  addEventListener('unhandledrejection', ({ reason }) => void seen.push(String(reason)))
  document.addEventListener(
    'securitypolicyviolation',
    event =>
      void seen.push(`violates ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  )
  return []
}
