/**
 * Runs beside the app, in a file of its own: when the app does not arrive or breaks before it shows
 * anything, the page says so at once, in the customer's language. The stylesheet says it after a
 * while even where this does not run.
 */
const words = [...document.querySelectorAll<HTMLElement>('.sp-start-trouble [lang]')]
// Whichever country's: there is one of each language.
const languageOf = (tag: string) => tag.split('-', 1)[0]
const wanted = navigator.languages
  .map(tag => words.find(({ lang }) => languageOf(lang) === languageOf(tag)))
  .find(found => found !== undefined)
if (wanted) for (const each of words) each.hidden = each !== wanted

const fail = () => {
  document.documentElement.dataset['start'] = 'failed'
}
// A script that does not load tells nobody but itself, on the way down.
addEventListener('error', fail, true)
addEventListener('unhandledrejection', fail)
