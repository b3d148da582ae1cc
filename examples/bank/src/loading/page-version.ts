import { loadJson } from '../app-config.ts'

/**
 * Returns the version of the app that this page was loaded with; undefined when served from
 * sources, e.g. in development.
 */
export const pageVersion = (): string | undefined => document.documentElement.dataset['version']

/** Requests the version of the app that the server has now. */
export const servedVersion = async (): Promise<string> =>
  (await loadJson<{ version: string }>('/version.json')).version
