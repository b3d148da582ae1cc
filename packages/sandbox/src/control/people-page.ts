import { Hono } from 'hono'
import { ANNOUNCEMENT_FORM, ANNOUNCEMENT_SCRIPT } from './announcement-form.ts'
import { NOTICE_FORM, NOTICE_SCRIPT } from './notice-form.ts'
import { PAGE_SCRIPT } from './page-script.ts'
import { PAGE_STYLE } from './page-style.ts'

// No script or style inside the page, and no text of the bank ever read as markup.
const POLICY = [
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

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>People and inbox: Sixpence sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/people.css">
<script src="/people.js" type="module"></script>
<script src="/notice-form.js" type="module"></script>
<script src="/announcement-form.js" type="module"></script>
</head>
<body>
<header>
<p class="mark" aria-hidden="true">6d</p>
<div>
<h1>Sixpence sandbox</h1>
<p>Nobody here is real, and neither is the money. Sign in as any of them.</p>
</div>
</header>
<main>
<section aria-labelledby="people-title">
<h2 id="people-title">People</h2>
<div class="scroll" role="region" aria-labelledby="people-title" tabindex="0">
<table>
<thead><tr><th scope="col">Name</th><th scope="col">E-mail</th><th scope="col">Password</th><th scope="col">Signs in by</th><th scope="col">About</th></tr></thead>
<tbody id="people"></tbody>
</table>
</div>
</section>
<section aria-labelledby="pushes-title">
<h2 id="pushes-title">Waiting for a device</h2>
<p class="hint">Sign-ins that wait for a linked phone. Here you hold it: approve when its two digits are those of the sign-in page.</p>
<p id="push-news" class="quiet" role="status">Nothing waits.</p>
<ul id="pushes"></ul>
</section>
<section aria-labelledby="embedders-title">
<h2 id="embedders-title">Embedders</h2>
<p class="hint">Whose pages may show the bank. More origins: <code>POST /origins</code>.</p>
<div class="scroll" role="region" aria-labelledby="embedders-title" tabindex="0">
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Client key</th><th scope="col">Origins</th><th scope="col">Is paid</th></tr></thead>
<tbody id="embedders"></tbody>
</table>
</div>
</section>
<section aria-labelledby="inbox-title">
<h2 id="inbox-title">Inbox</h2>
<p class="hint">What the bank sent, newest first. It looks for more every two seconds.</p>
<p class="field"><label for="to">Only messages to</label>
<select id="to"><option value="">Everybody</option></select></p>
<p id="news" class="quiet" role="status"></p>
<ol id="inbox"></ol>
</section>${NOTICE_FORM}${ANNOUNCEMENT_FORM}
</main>
<noscript><p class="hint">This page needs JavaScript. Without it, read <a href="/people">/people</a>, <a href="/embedders">/embedders</a> and <a href="/inbox">/inbox</a>.</p></noscript>
</body>
</html>
`

/** The page of the control API: who there is, who embeds the bank, and what the bank sent. */
export function peoplePage() {
  const page = new Hono()
  page.get('/', context => {
    context.header('Content-Security-Policy', POLICY)
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    return context.html(PAGE)
  })
  page.get('/people.js', context =>
    context.body(PAGE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  page.get('/notice-form.js', context =>
    context.body(NOTICE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  page.get('/announcement-form.js', context =>
    context.body(ANNOUNCEMENT_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  page.get('/people.css', context =>
    context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  return page
}
