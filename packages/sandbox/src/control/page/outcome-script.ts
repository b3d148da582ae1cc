/** Plays the companies that work with the bank: identity checks and signatures. */
export const OUTCOME_SCRIPT = `
import { button, choice, element, find, keep, read, reasonChoice, worded } from '/element.js'

const TOLD = { once: 'once', twice: 'twice', late: 'ten minutes late', forged: 'by a forged message', never: 'never' }

async function play(path, body, news) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { ended } = response.ok ? await response.json() : {}
  news.textContent = ended ? 'Done.' : 'It’s no longer waiting.'
}

function waiting({ path, row, who, outcomes, reasons }, news, show) {
  const item = element('li')
  const line = element('p', undefined, 'who')
  line.append(element('strong', row.email), ': ' + who(row))
  const reason = reasons.length > 0 && reasonChoice(row.id, reasons)
  const told = choice('told-' + row.id, 'The bank is told', TOLD)
  const answers = element('p', undefined, 'answers')
  answers.append(...outcomes.map(([text, outcome, wantsReason], at) => button(text, async () => {
    const body = { outcome, deliver: told.select.value, ...(wantsReason && reason && { reason: reason.select.value }) }
    await play(path + '/' + encodeURIComponent(row.id), body, news)
    await show()
  }, at === 0 ? 'main' : undefined)))
  item.append(line, ...(reason ? [reason.line] : []), told.line, answers)
  return item
}

function section({ name, path, ...shown }) {
  const list = find(name)
  const news = find(name + '-news')
  let known = ''
  async function show() {
    const rows = await read(path).catch(() => [])
    const reasons = shown.wantsReasons && rows.length > 0 ? (await read('/documents')).reasons : []
    // Fields and buttons must not move while somebody uses them.
    const now = JSON.stringify(rows)
    if (now === known) return
    known = now
    list.replaceChildren(...rows.map(row => waiting({ path, row, reasons, ...shown }, news, show)))
  }
  void keep(show)
}

section({
  name: 'checks',
  path: '/identity-runs',
  who: ({ provider, status }) => provider + ', ' + worded(status).toLowerCase(),
  outcomes: [['Approve', 'approved'], ['Decline', 'declined', true], ['Abandon', 'abandoned']],
  wantsReasons: true,
})
section({
  name: 'signatures',
  path: '/signatures',
  who: ({ signerName, subject }) => worded(subject) + ', to be signed by ' + signerName,
  outcomes: [['Sign', 'signed'], ['Decline', 'declined']],
})
`
