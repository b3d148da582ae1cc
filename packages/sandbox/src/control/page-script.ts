/** What the page runs: it fills the three lists and reads the inbox again every two seconds. */
export const PAGE_SCRIPT = `
const people = document.getElementById('people')
const embedders = document.getElementById('embedders')
const inbox = document.getElementById('inbox')
const news = document.getElementById('news')
const pushes = document.getElementById('pushes')
const pushNews = document.getElementById('push-news')
const to = document.getElementById('to')
const shown = new Map()
let newest

const element = (name, text, className) => {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  if (className) made.className = className
  return made
}

async function read(path) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(path + ' answered ' + response.status)
  return response.json()
}

const WAYS = {
  simple: 'password',
  direct: 'password and code',
  otp: 'password and code',
  sms: 'password and SMS',
  push: 'password and phone',
  verifyDevice: 'password and QR code',
}

function personRow({ name, email, password, kind, signIn, approval, about }) {
  const row = element('tr')
  const head = element('th', name)
  head.scope = 'row'
  const ways = WAYS[signIn] ?? signIn
  const kindOf = kind === 'business' ? 'Business. ' : ''
  const code = approval === 'none' ? '' : ' Approves payments by ' + approval + '.'
  row.append(
    head,
    element('td'),
    element('td'),
    element('td', ways),
    element('td', kindOf + about + code),
  )
  row.children[1].append(element('code', email))
  row.children[2].append(password ? element('code', password) : 'changed')
  return row
}

function embedderRow({ name, clientKey, origins, merchant }) {
  const row = element('tr')
  const head = element('th', name)
  head.scope = 'row'
  row.append(head, element('td'), element('td'), element('td', merchant ? '' : 'Nobody: shows the bank only.'))
  row.children[1].append(element('code', clientKey))
  for (const origin of origins) row.children[2].append(element('code', origin), ' ')
  if (merchant) {
    row.children[3].append(element('code', merchant.email))
    if (merchant.notificationUrl) row.children[3].append(', told at ', element('code', merchant.notificationUrl))
  }
  return row
}

async function showPeople() {
  embedders.replaceChildren(...(await read('/embedders')).map(embedderRow))
  const everybody = await read('/people')
  people.replaceChildren(...everybody.map(personRow))
  const chosen = to.value
  to.replaceChildren(new Option('Everybody', ''), ...everybody.map(({ email }) => new Option(email, email)))
  to.value = chosen
}

function messageItem({ id, at, to, channel, subject, body, code, attachment }) {
  const item = shown.get(id) ?? element('li')
  if (shown.has(id)) return item
  const head = element('p', undefined, 'head')
  const time = element('time', new Date(at).toLocaleString())
  time.dateTime = at
  head.append(element('strong', subject), ' to ', element('code', to), ' by ' + channel + ', ', time)
  item.append(head)
  if (code) item.append(element('p', code, 'code'))
  item.append(element('p', body))
  if (attachment) item.append(attachmentLink(attachment))
  shown.set(id, item)
  return item
}

function attachmentLink({ fileName, href }) {
  const link = element('a', fileName)
  link.href = href
  link.download = fileName
  const line = element('p')
  line.append(link)
  return line
}

async function answer(id, approve) {
  const body = JSON.stringify({ approve })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/push/' + encodeURIComponent(id), { method: 'POST', headers, body })
  const done = approve ? 'Done.' : 'Refused.'
  pushNews.textContent = response.ok ? done : 'It no longer waits.'
  await showPushes()
}

function answerButton(text, id, approve) {
  const button = element('button', text, approve ? 'main' : undefined)
  button.type = 'button'
  button.addEventListener('click', () => void answer(id, approve))
  return button
}

function pushItem({ id, to, devices, flow, identifier }) {
  const item = element('li')
  item.dataset.id = id
  const who = element('p', undefined, 'who')
  const how = flow === 'push' ? 'Shown on ' : 'The page shows a QR code to scan with '
  if (flow === 'migrate') who.append(element('code', to), ' moves to approving each sign-in on ' + devices.join(' or ') + '.')
  else who.append(element('code', to), ' signs in. ' + how + devices.join(flow === 'push' ? ' and ' : ' or ') + '.')
  if (identifier) item.append(element('p', identifier, 'code'))
  item.append(who)
  item.append(answerButton('Approve', id, true), answerButton('Refuse', id, false))
  return item
}

function linkItem({ id, to }) {
  const item = element('li')
  item.dataset.id = id
  const who = element('p', undefined, 'who')
  who.append(element('code', to), ' shows a QR code that links a phone.')
  item.append(who, answerButton('Scan it', id, true), answerButton('Throw it away', id, false))
  return item
}

async function showPushes() {
  const [waiting, links] = await Promise.all([read('/pushes'), read('/device-links')]).catch(() => [[], []])
  const known = [...pushes.children].map(item => item.dataset.id)
  const ids = [...waiting, ...links].map(({ id }) => id)
  // Buttons must not move while somebody is about to press one.
  if (ids.join() === known.join()) return
  pushes.replaceChildren(...waiting.map(pushItem), ...links.map(linkItem))
  if (ids.some(id => !known.includes(id))) pushNews.textContent = 'Somebody waits for an answer.'
  else if (ids.length === 0 && /waits/.test(pushNews.textContent)) pushNews.textContent = 'Nothing waits.'
}

async function showInbox() {
  await showPushes()
  const messages = await read('/inbox?to=' + encodeURIComponent(to.value)).catch(() => undefined)
  if (!messages) {
    news.textContent = 'The bank does not answer. Is it still running?'
    return
  }
  const items = messages.map(messageItem)
  const changed = items.length !== inbox.children.length || items.some((item, i) => item !== inbox.children[i])
  if (changed) inbox.replaceChildren(...items)
  if (messages.length === 0) news.textContent = 'Nothing yet.'
  else if (newest !== undefined && messages[0].id !== newest) news.textContent = 'New: ' + messages[0].subject
  else if (newest === undefined || news.textContent === 'Nothing yet.') news.textContent = ''
  newest = messages[0] ? messages[0].id : ''
}

async function keepShowing() {
  if (!document.hidden) await showInbox()
  setTimeout(keepShowing, 2000)
}

to.addEventListener('change', () => {
  newest = undefined
  void showInbox()
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void showPeople().then(showInbox)
})
await showPeople().catch(() => { news.textContent = 'The bank does not answer. Is it still running?' })
void keepShowing()
`
