import type { AppContext } from '../layout-routes.ts'
import { lazyScreen } from './lazy-screen.ts'
import { SCREEN_TEXTS } from './screen-texts.gen.ts'

/** The name of a screen or a layout of the bank. */
export type ScreenName = keyof typeof SCREEN_TEXTS

/** Returns a route's loader of all texts of a screen. */
export const loadTexts =
  (name: ScreenName) =>
  ({ context }: { context: AppContext }) =>
    context.words(...SCREEN_TEXTS[name])

/** Returns a route's screen, whose code and texts are loaded at the same time. */
export const screen = <Module>(load: () => Promise<Module>, name: keyof Module & ScreenName) => ({
  loader: loadTexts(name),
  component: lazyScreen(load, name),
})
