import type { CheckToOpen } from '@sixpence/react/identity-check'

/** The page of the provider takes this one’s place, and leads back from there. */
export function openCheck({ url }: CheckToOpen): void {
  if (url !== undefined) location.assign(url)
}

/** The whole address of one of the app’s pages. */
export const pageUrl = (path: string): string => location.origin + path
