/** The shared code of the page's scripts. */
export const ELEMENT_SCRIPT = `
export const SILENT = 'The bank isn’t responding. Is it still running?'
const COPIED_MS = 2000

export const find = id => document.getElementById(id)

export function element(name, text, className) {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  if (className) made.className = className
  return made
}

/** A code as words, e.g. \`cutOff\` as \`Cut off\`. */
export function worded(code) {
  const words = code.replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A list to choose from below its label; the options are texts by their values. */
export function choice(id, text, options) {
  const label = element('label', text)
  const select = element('select')
  select.id = id
  label.htmlFor = id
  select.append(...Object.entries(options).map(([value, shown]) => new Option(shown, value)))
  const line = element('p', undefined, 'field')
  line.append(label, select)
  return { line, select }
}

/** A choice of the bank's reasons for a refusal. */
export const reasonChoice = (id, reasons) =>
  choice('reason-' + id, 'Reason', Object.fromEntries(reasons.map(code => [code, worded(code)])))

export function button(text, press, className) {
  const made = element('button', text, className)
  made.type = 'button'
  made.addEventListener('click', () => void press(made))
  return made
}

/** A text with a button that copies it. */
export function copied(text, what, className) {
  const line = element('p', undefined, className ?? 'copied')
  const label = 'Copy ' + what
  const say = (made, word, spoken) => {
    made.textContent = word
    made.setAttribute('aria-label', spoken)
  }
  const copy = button('Copy', async made => {
    const word = await navigator.clipboard.writeText(text).then(() => 'Copied', () => 'Copy it by hand')
    say(made, word, word)
    setTimeout(() => say(made, 'Copy', label), COPIED_MS)
  })
  copy.setAttribute('aria-label', label)
  line.append(element('code', text), copy)
  return line
}

export async function read(path) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(path + ' answered ' + response.status)
  return response.json()
}

/** Does something now, every two seconds, and on coming back to the page. */
export async function keep(show) {
  document.addEventListener('visibilitychange', () => { if (!document.hidden) void show() })
  for (;;) {
    if (!document.hidden) await show()
    await new Promise(resolve => setTimeout(resolve, 2000))
  }
}
`
