import { SixpenceError } from './sixpence-error.ts'

/**
 * Returns a function that loads a part of this package on first use, and again after a failure.
 *
 * @throws {SixpenceError} `offline` if the part can't be loaded.
 */
export function loadedLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new SixpenceError('offline', 'A part of this page could not be loaded', { cause })
    }))
}
