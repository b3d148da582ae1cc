import { loadJson } from '../app-config.ts'

/** Of the app that this page was loaded with. Served from sources, as in development, it has none. */
export const pageVersion = (): string | undefined => document.documentElement.dataset['version']

/** Of the app that the server has by now. */
export const servedVersion = async (): Promise<string> =>
  (await loadJson<{ version: string }>('/version.json')).version
