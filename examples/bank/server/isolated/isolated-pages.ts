import { CAPTURE_PATH } from '../../src/capture/capture-handover.ts'
import type { IsolatedConfig } from '../../src/isolated/isolated-config.ts'
import { SIGNING_PATH } from '../../src/signing/signing-path.ts'
import type { IsolatedNeeds } from './isolated-needs.ts'
import { onfidoNeeds } from './onfido-needs.ts'

/** A page that runs third-party scripts. */
export interface IsolatedPage {
  /** The page's file in the built app, e.g. `/capture.html`. */
  readonly file: string
  readonly needs: (config: IsolatedConfig) => IsolatedNeeds
}

/** The pages by path. */
export const ISOLATED_PAGES: Readonly<Record<string, IsolatedPage>> = {
  [CAPTURE_PATH]: { file: '/capture.html', needs: onfidoNeeds },
  [SIGNING_PATH]: {
    file: '/signing.html',
    needs: ({ signing }) => ({
      // hellosign-embedded writes its style into the page, including pictures.
      sources: { 'frame-src': [signing], 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'] },
      features: [],
    }),
  },
}
