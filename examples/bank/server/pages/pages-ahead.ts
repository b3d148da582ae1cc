import type { MessageDomain } from '@sixpence/react/i18n'

/** The properties of a page drawn by the server, for the build and the server. */
export interface AheadFacts {
  /** The domain of the texts that it needs besides those of every page. */
  readonly words: MessageDomain
  /** The key of its title in these texts. */
  readonly title: readonly [domain: MessageDomain, key: string]
  /** True if search engines may list it. */
  readonly isFound: boolean
  /** True if its script sends requests to the bank before anything is pressed. */
  readonly asksAtOnce: boolean
  /** True if it has a form that the browser may send before a script takes it. */
  readonly sendsForms: boolean
  /** Files drawn by the server with this page's styles but not named in the page's script. */
  readonly drawn: readonly `src/${string}`[]
}

const NOTICE = 'src/start/start-page.tsx'

/**
 * The pages that the server draws before the app has loaded. The build makes a template and a style
 * sheet for each, and bundles their first code. `draw-page.ts` draws them, and `which-page.ts`
 * decides when.
 */
export const PAGES_AHEAD = {
  'sign-in': {
    words: 'sign-in',
    title: ['shell', 'signInTitle'],
    isFound: true,
    asksAtOnce: false,
    sendsForms: true,
    drawn: [NOTICE, 'src/start/one-moment.tsx'],
  },
  invoice: {
    words: 'invoices',
    title: ['invoices', 'invoiceTitle'],
    isFound: false,
    asksAtOnce: true,
    sendsForms: false,
    drawn: [NOTICE],
  },
} as const satisfies Readonly<Record<string, AheadFacts>>

/** A page that the server draws before the app has loaded. */
export type PageAhead = keyof typeof PAGES_AHEAD

export const isPageAhead = (name: string): name is PageAhead => Object.hasOwn(PAGES_AHEAD, name)

/** Returns the script that takes over a page, relative to the app's folder. */
export const scriptOf = (page: string) => `src/${page}/main.tsx`

/** The names of these pages. */
export const AHEAD: readonly PageAhead[] = Object.keys(PAGES_AHEAD).filter(isPageAhead)

/** A page that the server fills in: one of these, or the one that waits for the app. */
export type FilledPage = PageAhead | 'index'

export const FILLED: readonly FilledPage[] = [...AHEAD, 'index']
