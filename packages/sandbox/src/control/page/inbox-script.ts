/** Shows what the bank sent, newest first, and refreshes every two seconds. */
export const INBOX_SCRIPT = `
import { copied, element, find, keep, read, SILENT } from '/element.js'

const FIRST = 4
const inbox = find('inbox')
const news = find('news')
const older = find('older')
const to = find('to')
const made = new Map()
const CHANNELS = { email: 'Email', sms: 'Text message', call: 'Call' }
const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
let newest
let hasOlder = false

function messageItem(message) {
  const { id, at, to, channel, subject, body, code, attachment } = message
  if (made.has(id)) return made.get(id)
  const item = element('li')
  const about = element('p', undefined, 'about')
  const time = element('time', when.format(new Date(at)))
  time.dateTime = at
  about.append((CHANNELS[channel] ?? channel) + ' to ', element('strong', to), ', ', time)
  item.append(element('h3', subject), about)
  if (code) item.append(copied(code, 'code ' + code, 'code'))
  item.append(element('p', body, 'body'))
  if (attachment) item.append(attachmentLink(attachment))
  made.set(id, item)
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

function say(messages) {
  const first = messages[0]?.id ?? ''
  if (messages.length === 0) news.textContent = 'No messages yet.'
  else if (newest !== undefined && first !== newest) news.textContent = 'New: ' + messages[0].subject
  else if (newest === undefined || newest === '') news.textContent = ''
  newest = first
}

async function show() {
  const chosen = to.value
  const messages = await read('/inbox' + (chosen && '?to=' + encodeURIComponent(chosen))).catch(() => undefined)
  // Somebody else was chosen meanwhile.
  if (chosen !== to.value) return
  if (!messages) {
    news.textContent = SILENT
    return
  }
  const items = messages.slice(0, hasOlder ? undefined : FIRST).map(messageItem)
  const isSame = items.length === inbox.children.length && items.every((item, i) => item === inbox.children[i])
  // What is selected or focused stays so.
  if (!isSame) inbox.replaceChildren(...items)
  older.hidden = items.length === messages.length
  older.textContent = 'Show ' + (messages.length - items.length) + ' older'
  say(messages)
}

older.addEventListener('click', () => {
  hasOlder = true
  void show()
})
to.addEventListener('change', () => {
  newest = undefined
  hasOlder = false
  void show()
})
void keep(show)
`
