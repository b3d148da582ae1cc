import type { Wanted } from './in-page.ts'

/** One document of a browser, a page or a frame: what an adapter has to know how to do. */
export interface Surface {
  /**
   * Waits for nothing: false where the element is not there yet.
   *
   * @throws {Error} Where the element is there and cannot be pressed or typed into at the moment.
   */
  press(wanted: Wanted): Promise<boolean>
  type(wanted: Wanted, text: string): Promise<boolean>
  has(wanted: Wanted): Promise<boolean>
  /** The document of a frame, which need not be there yet. */
  frame(selector: string): Surface
}

/** A window or a tab. */
export interface Tab extends Surface {
  goTo(url: string): Promise<void>
  url(): Promise<string>
  screenshot(): Promise<Buffer>
}

/** A running browser with nothing in it: no cookies, no records, one tab. */
export interface Browser {
  readonly first: Tab
  /** Every open tab, each as the same object every time. */
  tabs(): Promise<readonly Tab[]>
  /** Returns the errors that were logged to the console, thrown, or reported by a policy. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A kind of browser, and how to start it. */
export interface Engine {
  readonly name: 'firefox' | 'webkit'
  /** @throws {Error} Naming the package that is missing. */
  start(): Promise<Browser>
}
