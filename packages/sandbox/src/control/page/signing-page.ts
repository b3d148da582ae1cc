/** The page that signs a paper in the provider's frame. Its token is only in the query. */
export const SIGNING_PATH = '/editor/embeddedSign'

/** Pages of this machine may frame it, as an app's may frame the provider's. */
export const SIGNING_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://127.0.0.1:* http://localhost:* http://*.localhost:*',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Shows the paper, and the choices of its signer. */
export const signingPage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Sign a document</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/people.css">
<script src="/signing.js" type="module"></script>
</head>
<body>
<header aria-label="The signing service"><div><h1>Sign a document</h1><p>Not the bank: a stand-in for the company that has documents signed.</p></div></header>
<main aria-label="The document"><section>
<p id="news" role="status">One moment…</p>
<div id="paper" hidden>
<h2 id="title"></h2>
<div id="paragraphs"></div>
<p>Signed by: <strong id="signer"></strong></p>
<p>
<button type="button" class="main" data-outcome="signed">Sign</button>
<button type="button" data-outcome="declined">Decline</button>
</p>
</div>
</section></main>
</body>
</html>
`

/**
 * Speaks to the page around it as hellosign-embedded expects, once that has proved to be the one
 * that the paper was opened by.
 */
export const SIGNING_SCRIPT = `
const news = document.getElementById('news')
const paper = document.getElementById('paper')
const search = new URLSearchParams(location.search)
const token = search.get('token') ?? ''
const signatureId = search.get('signature_id') ?? ''
history.replaceState(null, '', location.pathname)
const host = new URL(search.get('parent_url') ?? 'about:blank').origin
const proof = crypto.randomUUID()

const say = (type, payload) => parent.postMessage({ type: 'hellosign:' + type, payload }, host)

async function post(path, body) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.ok ? answer.json() : undefined
}

addEventListener('message', event => {
  if (event.source !== parent || event.origin !== host) return
  const { type, payload } = event.data ?? {}
  if (type === 'hellosign:verifyDomainResponse' && payload?.token === proof) void show()
  if (type === 'hellosign:userCancelRequest') say('userCancelRequest')
})

async function show() {
  const found = await post('/editor/papers', { token }).catch(() => undefined)
  if (!found) {
    news.textContent = 'This document can no longer be signed here.'
    say('error', { signatureId, code: 410 })
    return
  }
  document.getElementById('title').textContent = found.title
  document.getElementById('signer').textContent = found.signerName
  for (const text of found.paragraphs) {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    document.getElementById('paragraphs').append(paragraph)
  }
  news.textContent = ''
  paper.hidden = false
  say('initialize', { signatureId })
}

paper.addEventListener('click', async event => {
  const { outcome } = event.target.dataset
  if (!outcome) return
  paper.hidden = true
  news.textContent = 'One moment…'
  const kept = await post('/editor/outcomes', { token, outcome }).catch(() => 'unreachable')
  if (kept === 'unreachable') {
    paper.hidden = false
    news.textContent = 'That didn’t arrive. Check your connection and try again.'
    return
  }
  if (!kept) {
    news.textContent = 'This document can no longer be signed here.'
    return
  }
  news.textContent = 'Done.'
  if (outcome === 'signed') say('userSignRequest', { signatureId })
  else say('userDeclineRequest', { signatureId, reason: '' })
  say('userFinishRequest')
})

say('verifyDomainRequest', { token: proof })
`
