/** Answers in place of the phones that people have linked. */
export const PHONE_SCRIPT = `
import { button, element, find, keep, read } from '/element.js'

const pushes = find('pushes')
const news = find('push-news')
const NOTHING = 'Nothing to approve.'
const WAITS = 'Waiting for your answer.'

async function answer(id, approve) {
  const body = JSON.stringify({ approve })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/push/' + encodeURIComponent(id), { method: 'POST', headers, body })
  const done = approve ? 'Approved.' : 'Rejected.'
  news.textContent = response.ok ? done : 'It’s no longer waiting.'
  await show()
}

const either = devices => new Intl.ListFormat('en', { type: 'disjunction' }).format(devices)
const all = devices => new Intl.ListFormat('en').format(devices)

const SAYS = {
  push: devices => ' is signing in. Shown on ' + all(devices) + '.',
  migrate: devices => ' will approve sign-ins on ' + either(devices) + ' from now on.',
}
const scans = devices => ' is signing in with a QR code, to be scanned with ' + either(devices) + '.'

function waiting({ id, who, says, digits, yes, no }) {
  const item = element('li')
  item.dataset.id = id
  const line = element('p', undefined, 'who')
  line.append(element('strong', who), says)
  if (digits) item.append(element('p', digits, 'code'))
  const answers = element('p', undefined, 'answers')
  answers.append(button(yes, () => answer(id, true), 'main'), button(no, () => answer(id, false)))
  item.append(line, answers)
  return item
}

const pays = ({ amount, currencyCode, payee, devices }) =>
  ' is sending ' + amount + ' ' + currencyCode + ' to ' + payee + '. Shown on ' + all(devices) + '.'

const approves = ({ payments, devices }) =>
  ' is approving ' +
  all(payments.map(({ amount, currencyCode, payee }) => amount + ' ' + currencyCode + ' to ' + payee)) +
  '. Shown on ' + all(devices) + '.'

const FLOWS = { payment: pays, requests: approves }

const saysOf = push => (FLOWS[push.flow] ? FLOWS[push.flow](push) : (SAYS[push.flow] ?? scans)(push.devices))

const pushItem = push =>
  waiting({ id: push.id, who: push.to, says: saysOf(push), digits: push.identifier, yes: 'Approve', no: 'Reject' })

const linkItem = ({ id, to }) =>
  waiting({ id, who: to, says: ' is linking a phone with a QR code.', yes: 'Scan', no: 'Discard' })

async function show() {
  const [signIns, links] = await Promise.all([read('/pushes'), read('/device-links')]).catch(() => [[], []])
  const known = [...pushes.children].map(item => item.dataset.id)
  const ids = [...signIns, ...links].map(({ id }) => id)
  // Buttons must not move while somebody is about to press one.
  if (ids.join() === known.join()) return
  pushes.replaceChildren(...signIns.map(pushItem), ...links.map(linkItem))
  if (ids.some(id => !known.includes(id))) news.textContent = WAITS
  else if (ids.length === 0 && news.textContent === WAITS) news.textContent = NOTHING
}

void keep(show)
`
