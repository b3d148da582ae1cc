import type { Wanted } from './in-page.ts'

/** The functions that an adapter must have for a document of a browser, a page or a frame. */
export interface Surface {
  /**
   * Doesn't wait: resolves to false if the element isn't there yet.
   *
   * @throws {Error} If the element is there but can't be pressed or typed into at the moment.
   */
  press(wanted: Wanted): Promise<boolean>
  type(wanted: Wanted, text: string): Promise<boolean>
  has(wanted: Wanted): Promise<boolean>
  /** Returns the document of a frame, which need not be there yet. */
  frame(selector: string): Surface
}

/** A window or a tab. */
export interface Tab extends Surface {
  goTo(url: string): Promise<void>
  url(): Promise<string>
  screenshot(): Promise<Buffer>
}

/** A running browser without cookies and records, with one tab. */
export interface Browser {
  readonly first: Tab
  /** Returns every open tab, each as the same object every time. */
  tabs(): Promise<readonly Tab[]>
  /** Returns the errors that were logged to the console, thrown, or reported by a policy. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A kind of browser, and how to start it. */
export interface Engine {
  readonly name: 'firefox' | 'webkit'
  /**
   * Starts a browser.
   *
   * @throws {Error} If a package is missing. The message names it.
   */
  start(): Promise<Browser>
}
