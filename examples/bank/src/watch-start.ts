/**
 * Runs beside the app, in a file of its own: when the app does not arrive or breaks before it shows
 * anything, the page says so at once, in the customer's language. The stylesheet says it after a
 * while even where this does not run.
 */
const words = [...document.querySelectorAll<HTMLElement>('.sp-start-trouble [lang]')]
const wanted = navigator.languages
  .map(language => words.find(({ lang }) => language.startsWith(lang)))
  .find(found => found !== undefined)
if (wanted) for (const each of words) each.hidden = each !== wanted

const fail = () => {
  document.documentElement.dataset['start'] = 'failed'
}
// A script that does not load tells nobody but itself, on the way down.
addEventListener('error', fail, true)
addEventListener('unhandledrejection', fail)
