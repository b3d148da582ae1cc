/** Shows everybody as a card, the first few at once, and the embedders of the bank. */
export const PEOPLE_SCRIPT = `
import { button, copied, element, find, read, SILENT } from '/element.js'

const FIRST = 6
const people = find('people')
const found = find('found')
const search = find('find')
const all = find('all')
const to = find('to')
let everybody = []
let showsAll = false

const WAYS = {
  simple: 'Password only',
  direct: 'Password and email code',
  otp: 'Password and email code',
  sms: 'Password and text message',
  push: 'Password and phone',
  verifyDevice: 'Password and QR code',
}
const APPROVALS = {
  none: undefined,
  simple: undefined,
  push: 'Approves payments on a phone',
  sms: 'Payments need a code by text message',
}

function personCard({ name, email, password, kind, signIn, approval, about }) {
  const card = element('li')
  const tags = element('ul', undefined, 'tags')
  const approves = approval in APPROVALS ? APPROVALS[approval] : 'Payments need an email code'
  for (const tag of [kind === 'business' ? 'Business' : undefined, WAYS[signIn] ?? signIn, approves])
    if (tag) tags.append(element('li', tag))
  const secret = password ? copied(password, 'the password of ' + name) : element('p', 'Has a password of their own.')
  const head = element('div', undefined, 'head')
  const messages = button('Messages', () => showMessages(email))
  messages.setAttribute('aria-label', 'Messages to ' + name)
  head.append(element('h3', name), messages)
  card.append(head, element('p', about), tags, copied(email, 'the email of ' + name), secret)
  return card
}

function showMessages(email) {
  to.value = email
  to.dispatchEvent(new Event('change'))
  to.focus()
}

function embedderCard({ name, clientKey, origins, merchant }) {
  const card = element('li')
  card.append(element('h3', name), copied(clientKey, 'the client key of ' + name))
  for (const origin of origins) card.append(lineOf('Origin: ', origin))
  if (merchant) card.append(lineOf('Paid to: ', merchant.email))
  if (merchant?.notificationUrl) card.append(lineOf('Notified at: ', merchant.notificationUrl))
  return card
}

function lineOf(label, text) {
  const line = element('p', label)
  line.append(element('code', text))
  return line
}

function showPeople() {
  const wanted = search.value.trim().toLowerCase()
  const fits = ({ name, email, about }) => [name, email, about].join(' ').toLowerCase().includes(wanted)
  const fitting = everybody.filter(fits)
  const shown = wanted || showsAll ? fitting : fitting.slice(0, FIRST)
  people.replaceChildren(...shown.map(personCard))
  all.hidden = shown.length === fitting.length
  all.textContent = 'Show all ' + fitting.length
  found.textContent = wanted ? fitting.length + ' found' : ''
}

async function refresh() {
  const [embedders, there] = await Promise.all([read('/embedders'), read('/people')])
  find('embedders').replaceChildren(...embedders.map(embedderCard))
  // Who is about to press a button keeps it.
  if (JSON.stringify(there) === JSON.stringify(everybody)) return
  everybody = there
  const chosen = to.value
  to.replaceChildren(new Option('Everybody', ''), ...there.map(({ name, email }) => new Option(name + ', ' + email, email)))
  to.value = chosen
  showPeople()
}

const tryRefresh = () => refresh().catch(() => { found.textContent = SILENT })

search.addEventListener('input', showPeople)
all.addEventListener('click', () => {
  showsAll = true
  showPeople()
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void tryRefresh()
})
await tryRefresh()
`
