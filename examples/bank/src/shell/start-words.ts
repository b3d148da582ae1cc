/** What the page can say before any of its scripts has run; the build writes it into `index.html`. */
export const START_WORDS = {
  title: 'startFailedTitle',
  text: 'startFailedText',
  withoutScripts: 'withoutScriptsText',
} as const
