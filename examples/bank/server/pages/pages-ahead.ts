import type { MessageDomain } from '@sixpence/react/i18n'

/** What the build and the server have to know of a page that is drawn ahead. */
export interface AheadFacts {
  /** The domain whose words it needs besides those of every page. */
  readonly words: MessageDomain
  /** Where its title is among these words. */
  readonly title: readonly [domain: MessageDomain, key: string]
  /** Whether searches may find it. */
  readonly isFound: boolean
  /** Whether its script asks the bank before anything is pressed. */
  readonly asksAtOnce: boolean
  /** Whether it has a form that the browser may send while no script takes it. */
  readonly sendsForms: boolean
  /** What the server draws with the styles of this page, and the page's script does not name. */
  readonly drawn: readonly `src/${string}`[]
}

const NOTICE = 'src/start/start-page.tsx'

/**
 * The pages that the server draws before the app is there. The build makes a template and a style
 * sheet of each, and lays what they begin with into files. How one is drawn is in `draw-page.ts`,
 * and when it is shown in `which-page.ts`.
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

/** A page that the server draws before the app is there. */
export type PageAhead = keyof typeof PAGES_AHEAD

export const isPageAhead = (name: string): name is PageAhead => Object.hasOwn(PAGES_AHEAD, name)

/** The script that takes a page over, from the folder of the app. */
export const scriptOf = (page: string) => `src/${page}/main.tsx`

/** Their names. */
export const AHEAD: readonly PageAhead[] = Object.keys(PAGES_AHEAD).filter(isPageAhead)

/** A page that the server fills in: one of these, or the one that waits for the app. */
export type FilledPage = PageAhead | 'index'

export const FILLED: readonly FilledPage[] = [...AHEAD, 'index']
