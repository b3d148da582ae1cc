import type { IsolatedConfig } from '../../src/isolated/isolated-config.ts'
import { SIGNING_PATH } from '../../src/signing/signing-path.ts'

/** What a page may do besides running the bank's own scripts. */
export interface IsolatedNeeds {
  /** Sources by directive of the content security policy, beside the bank's own. */
  readonly sources: Readonly<Record<string, readonly string[]>>
  /** Features of the browser, e.g. `camera`. */
  readonly features: readonly string[]
}

/** A page that runs scripts which are not the bank's. */
export interface IsolatedPage {
  /** Its file in the built app, e.g. `/capture.html`. */
  readonly file: string
  readonly needs: (config: IsolatedConfig) => IsolatedNeeds
}

/** The pages, by their paths. */
export const ISOLATED_PAGES: Readonly<Record<string, IsolatedPage>> = {
  [SIGNING_PATH]: {
    file: '/signing.html',
    needs: ({ signing }) => ({
      // hellosign-embedded writes its style into the page, with pictures in it.
      sources: { 'frame-src': [signing], 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'] },
      features: [],
    }),
  },
}
