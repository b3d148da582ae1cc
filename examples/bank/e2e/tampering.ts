import type { Page } from '@playwright/test'

/** False values that a hostile page uses instead of the bank's records. */
const LIES = {
  amount: '0.01',
  'currency-code': 'USD',
  currency: 'USD',
  payee: 'Thief',
  to: '2100000000',
  'from-account': '2100000000',
  description: 'A lie',
  value: '0.01',
}

const FORGED = [
  { type: 'amountChanged', amount: '0.01', currencyCode: 'USD' },
  { type: 'localeChanged', locale: 'en', ...LIES },
  { type: 'paymentFinal', checkoutId: 'forged', status: 'paid' },
  { type: 'transferSettled', intentId: 'forged' },
  { sixpence: 'ready' },
  { type: 'approvalsDecided' },
  { sixpence: 'done' },
  { sixpence: 'question', body: { ids: ['forged'] } },
  { sixpence: 'answer', body: { intentId: 'forged', code: 'forged' } },
  { sixpence: 'question', body: { payment: { kind: 'ownTransfer', order: LIES } } },
  'sixpence 1 welcome 1-2-3-4',
]

/** A page that lies wherever it can. */
export interface Liar {
  /** Changes attributes, properties and elements, and sends messages, for a while. */
  readonly lie: () => Promise<void>
}

/**
 * Makes a third party's page hostile: it adds to the addresses of windows that it opens, and keeps
 * the loader's windows and ports. Call it before opening the page.
 */
export async function makeLiar(page: Page, origin: string): Promise<Liar> {
  await page.addInitScript(takeOver, { origin, lies: LIES })
  return { lie: () => page.evaluate(tellLies, { lies: LIES, forged: FORGED }) }
}

declare global {
  interface Window {
    taken: { windows: Window[]; ports: MessagePort[] }
  }
}

function takeOver({ origin, lies }: { origin: string; lies: Record<string, string> }): void {
  if (location.origin !== origin) return
  const windows: Window[] = []
  const ports: MessagePort[] = []
  window.taken = { windows, ports }
  const open = window.open.bind(window)
  window.open = (address = '', ...rest) => {
    const url = new URL(address)
    for (const [name, lie] of Object.entries(lies)) url.searchParams.append(name, lie)
    const opened = open(url, ...rest)
    if (opened) windows.push(opened)
    return opened
  }
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      ports.push(this.port1)
    }
  }
}

function tellLies({ lies, forged }: { lies: Record<string, string>; forged: unknown[] }): void {
  const ours = Array.from(document.querySelectorAll('*')).filter(({ shadowRoot }) => shadowRoot)
  const inside = ours.flatMap(({ shadowRoot }) =>
    Array.from(shadowRoot?.querySelectorAll('iframe, button') ?? []),
  )
  for (const element of [...ours, ...inside])
    for (const [name, lie] of Object.entries(lies)) {
      element.setAttribute(name, lie)
      Object.assign(element, { [name]: lie })
    }
  for (const text of document.querySelectorAll('main p')) text.textContent = '€0.01'
  const frames = inside.flatMap(each =>
    each instanceof HTMLIFrameElement && each.contentWindow ? [each.contentWindow] : [],
  )
  for (const message of forged) {
    for (const each of [...window.taken.windows, ...frames]) each.postMessage(message, '*')
    for (const port of window.taken.ports) port.postMessage(message)
  }
}
