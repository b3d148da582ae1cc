import { NOTICE_STATUSES, NOTICE_TYPES } from '@sixpence/protocol'

const options = (values: readonly string[]) =>
  values.map(value => `<option>${value}</option>`).join('')

/** The part of the page that sends somebody a notice. */
export const NOTICE_FORM = `
<section aria-labelledby="notices-title">
<h2 id="notices-title">Notices</h2>
<p class="hint">Send one person a notice. If they have the bank open they see it at once, otherwise when they come back.</p>
<form id="notice" class="grid">
<p><label for="notice-to">To</label><select id="notice-to" name="to" required></select></p>
<p><label for="notice-type">Type</label><select id="notice-type" name="type">${options(NOTICE_TYPES)}</select></p>
<p><label for="notice-status">Status</label><select id="notice-status" name="status"><option value="">Usual for the type</option>${options(NOTICE_STATUSES)}</select></p>
<p><label for="notice-title">Title (optional)</label><input id="notice-title" name="title" maxlength="120"></p>
<p><label for="notice-body">Text (optional)</label><input id="notice-body" name="body" maxlength="500"></p>
<p><button class="main">Send the notice</button></p>
</form>
<p id="notice-news" class="quiet" role="status"></p>
</section>`

/** The script of the form. */
export const NOTICE_SCRIPT = `
const form = document.getElementById('notice')
const to = document.getElementById('notice-to')
const news = document.getElementById('notice-news')

async function showPeople() {
  const people = await (await fetch('/people')).json()
  const chosen = to.value
  to.replaceChildren(...people.map(({ name, email }) => new Option(name + ', ' + email, email)))
  if (chosen) to.value = chosen
}

function sent({ type, status, channels }) {
  const ways = channels.map(way => (way === 'email' ? 'by email' : 'in the app')).join(' and ')
  return type + ', as ' + status + ': ' + (ways ? 'sent ' + ways : 'not sent, switched off by them') + '.'
}

async function send() {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '')
  const answer = await fetch('/notices', { method: 'POST', body: JSON.stringify(Object.fromEntries(filled)) })
  const said = await answer.json()
  news.textContent = answer.ok ? sent(said) : said.message
}

form.addEventListener('submit', event => {
  event.preventDefault()
  send().catch(() => { news.textContent = 'The bank isn’t responding. Is it still running?' })
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void showPeople()
})
await showPeople().catch(() => undefined)
`
