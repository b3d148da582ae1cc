/** The part of the page that announces something to everybody. */
export const ANNOUNCEMENT_FORM = `
<section aria-labelledby="announcements-title">
<h2 id="announcements-title">News</h2>
<p class="hint">Publish news for everybody. People who subscribed to news are told at once.</p>
<form id="announcement" class="grid">
<p><label for="announcement-title">Title</label><input id="announcement-title" name="title" maxlength="120" required></p>
<p><label for="announcement-body">Text</label><input id="announcement-body" name="body" maxlength="4000" required></p>
<p><label for="announcement-choice">Answer</label><select id="announcement-choice" name="needsChoice"><option value="">Not needed</option><option value="yes">Accept or decline</option></select></p>
<p><button class="main">Publish</button></p>
</form>
<p id="announcement-news" class="quiet" role="status"></p>
</section>`

/** The script of the form. */
export const ANNOUNCEMENT_SCRIPT = `
const form = document.getElementById('announcement')
const news = document.getElementById('announcement-news')

async function announce() {
  const { title, body, needsChoice } = Object.fromEntries(new FormData(form))
  const input = JSON.stringify({ title, body, needsChoice: needsChoice === 'yes' })
  const answer = await fetch('/announcements', { method: 'POST', body: input })
  news.textContent = answer.ok ? 'Published: ' + title : (await answer.json()).message
  if (answer.ok) form.reset()
}

form.addEventListener('submit', event => {
  event.preventDefault()
  announce().catch(() => { news.textContent = 'The bank isn’t responding. Is it still running?' })
})
`
