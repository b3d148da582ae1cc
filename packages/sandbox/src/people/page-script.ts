/** What the page runs: it fills the three lists and reads the inbox again every two seconds. */
export const PAGE_SCRIPT = `
const people = document.getElementById('people')
const embedders = document.getElementById('embedders')
const inbox = document.getElementById('inbox')
const news = document.getElementById('news')
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

function personRow({ name, email, password, kind, signIn, approval, about }) {
  const row = element('tr')
  const head = element('th', name)
  head.scope = 'row'
  const ways = signIn === 'otp' ? 'password and code' : 'password'
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
  row.children[2].append(element('code', password))
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

function messageItem({ id, at, to, channel, subject, body, code }) {
  const item = shown.get(id) ?? element('li')
  if (shown.has(id)) return item
  const head = element('p', undefined, 'head')
  const time = element('time', new Date(at).toLocaleString())
  time.dateTime = at
  head.append(element('strong', subject), ' to ', element('code', to), ' by ' + channel + ', ', time)
  item.append(head)
  if (code) item.append(element('p', code, 'code'))
  item.append(element('p', body))
  shown.set(id, item)
  return item
}

async function showInbox() {
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
