export const OUTSIDE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The page of a party outside the bank; its script fills it. */
export const outsidePage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Harbour Club</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/people.css">
<script src="/outside.js" type="module"></script>
</head>
<body>
<header><div><h1>Harbour Club</h1><p>Not the bank: somebody who lets people sign in with it.</p></div></header>
<main><section>
<p id="news" role="status"></p>
<p><button id="begin" type="button" class="main" hidden>Sign in with the bank</button></p>
</section></main>
</body>
</html>
`

/**
 * Starts a sign-in, or handles the return from one. The state must match the start, and the code is
 * useless without the verifier that this tab keeps.
 */
export const OUTSIDE_SCRIPT = `
const news = document.getElementById('news')
const begin = document.getElementById('begin')
const search = new URLSearchParams(location.search)
const STATE = 'outside.state'
const VERIFIER = 'outside.verifier'

const base64url = bytes =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const challengeOf = async verifier =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

function take(name) {
  const value = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return value
}

async function post(path, body) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(path + ' answered ' + answer.status)
  return answer.json()
}

async function comeBack() {
  history.replaceState(null, '', location.pathname)
  const [began, codeVerifier] = [take(STATE), take(VERIFIER)]
  if (search.get('state') === null || search.get('state') !== began) throw new Error('Another sign-in came back')
  if (search.get('error') === 'access_denied') {
    news.textContent = 'The bank was not allowed to say who you are.'
    return
  }
  const { email } = await post('/outside/codes', { code: search.get('code') ?? '', codeVerifier })
  news.textContent = 'Signed in as ' + email + '.'
}

if (location.pathname === '/outside/back') {
  await comeBack().catch(() => { news.textContent = 'Nobody has signed in.' })
} else if (search.get('app')) {
  begin.hidden = false
  begin.addEventListener('click', async () => {
    const state = crypto.randomUUID()
    sessionStorage.setItem(STATE, state)
    const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(48)))
    sessionStorage.setItem(VERIFIER, codeVerifier)
    const codeChallenge = await challengeOf(codeVerifier)
    const begun = { app: search.get('app'), state, codeChallenge, codeChallengeMethod: 'S256' }
    const { url } = await post('/outside/authorizations', begun)
    location.assign(url)
  })
} else news.textContent = 'Open the bank at /auth/sei.'
`
