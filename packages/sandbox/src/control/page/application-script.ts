/** Shows submitted applications, and decides them. */
export const APPLICATION_SCRIPT = `
import { button, element, find, keep, read, reasonChoice, worded } from '/element.js'

const list = find('applications')
const news = find('application-news')

async function decide(customerId, body, done) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/kyc/' + encodeURIComponent(customerId), {
    method: 'POST', headers, body: JSON.stringify(body),
  })
  news.textContent = response.ok ? done : (await response.json()).message
  await show()
}

function waiting({ customerId, to, name, decisionBy, documents }, reasons) {
  const item = element('li')
  const line = element('p', undefined, 'who')
  line.append(element('strong', name), ', ' + to + ', decision by ' + decisionBy)
  const papers = element('p', documents.map(({ categoryId, state }) => worded(categoryId) + ': ' + state).join(', '))
  const reason = reasonChoice(customerId, reasons)
  const answers = element('p', undefined, 'answers')
  answers.append(
    button('Accept', () => decide(customerId, { outcome: 'accept' }, name + ' is verified.'), 'main'),
    button('Send back', () => decide(customerId, { outcome: 'sendBack', reason: reason.select.value }, 'Sent back.')),
  )
  item.append(line, papers, reason.line, answers)
  return item
}

let known = ''
async function show() {
  const { applications, reasons } = await read('/kyc').catch(() => ({ applications: [], reasons: [] }))
  // Fields and buttons must not move while somebody uses them.
  const now = JSON.stringify(applications)
  if (now === known) return
  known = now
  list.replaceChildren(...applications.map(application => waiting(application, reasons)))
}

void keep(show)
`
