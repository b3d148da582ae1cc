import { Hono } from 'hono'
import { APPLICATION_SCRIPT } from './application-script.ts'
import { ANNOUNCEMENT_FORM, ANNOUNCEMENT_SCRIPT } from './announcement-form.ts'
import { ELEMENT_SCRIPT } from './element-script.ts'
import { INBOX_SCRIPT } from './inbox-script.ts'
import { NOTICE_FORM, NOTICE_SCRIPT } from './notice-form.ts'
import { OUTCOME_SCRIPT } from './outcome-script.ts'
import { PAGE_STYLE } from './page-style.ts'
import { PEOPLE_SCRIPT } from './people-script.ts'
import { PHONE_SCRIPT } from './phone-script.ts'
import { REVIEW_SCRIPT } from './review-script.ts'

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

const SCRIPTS: Readonly<Record<string, string>> = {
  '/element.js': ELEMENT_SCRIPT,
  '/people.js': PEOPLE_SCRIPT,
  '/inbox.js': INBOX_SCRIPT,
  '/phone.js': PHONE_SCRIPT,
  '/review.js': REVIEW_SCRIPT,
  '/application.js': APPLICATION_SCRIPT,
  '/outcome.js': OUTCOME_SCRIPT,
  '/notice-form.js': NOTICE_SCRIPT,
  '/announcement-form.js': ANNOUNCEMENT_SCRIPT,
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox and people: Sixpence sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/people.css">
${Object.keys(SCRIPTS)
  .map(path => `<script src="${path}" type="module"></script>`)
  .join('\n')}
</head>
<body>
<header>
<p class="mark" aria-hidden="true">6d</p>
<div>
<h1>Sixpence sandbox</h1>
<p>A bank to try things with: the people are made up, and so is the money.</p>
</div>
</header>
<main>
<section aria-labelledby="inbox-title" id="messages">
<h2 id="inbox-title">Inbox</h2>
<p class="hint">Codes and messages from the bank, newest first. New ones appear by themselves.</p>
<p class="field"><label for="to">Messages to</label>
<select id="to"><option value="">Everybody</option></select></p>
<p id="news" class="quiet" role="status"></p>
<ol id="inbox"></ol>
<p><button type="button" id="older" hidden></button></p>
</section>
<section aria-labelledby="pushes-title" id="phones">
<h2 id="pushes-title">Phones</h2>
<p class="hint">Sign-ins that a phone has to approve. Compare the two digits with the sign-in page, then answer here.</p>
<p id="push-news" class="quiet" role="status">Nothing to approve.</p>
<ul id="pushes"></ul>
</section>
<section aria-labelledby="documents-title" id="review">
<h2 id="documents-title">Documents</h2>
<p class="hint">What customers have uploaded and the bank has to look at. The customer is told by notice and mail why one isn’t accepted.</p>
<p id="document-news" class="quiet" role="status"></p>
<ul id="documents"></ul>
</section>
<section aria-labelledby="applications-title" id="kyc">
<h2 id="applications-title">Applications</h2>
<p class="hint">What customers have answered for KYC. Accept one once its documents are, and the customer is verified; or send it back and they’re told what is missing.</p>
<p id="application-news" class="quiet" role="status"></p>
<ul id="applications"></ul>
</section>
<section aria-labelledby="checks-title" id="identity">
<h2 id="checks-title">Identity checks</h2>
<p class="hint">Checks with the camera that haven’t ended. Decide as the company that checks people would, and choose how the bank hears of it.</p>
<p id="checks-news" class="quiet" role="status"></p>
<ul id="checks"></ul>
</section>
<section aria-labelledby="signatures-title" id="signing">
<h2 id="signatures-title">Signatures</h2>
<p class="hint">Documents that wait to be signed electronically. Sign in the place of the signer, and choose how the bank hears of it.</p>
<p id="signatures-news" class="quiet" role="status"></p>
<ul id="signatures"></ul>
</section>
<section aria-labelledby="people-title" id="everybody">
<h2 id="people-title">People</h2>
<p class="hint">Sign in as any of them.</p>
<p class="field"><label for="find">Find</label>
<input id="find" type="search" autocomplete="off" placeholder="Name, email or what they are for"></p>
<p id="found" class="quiet" role="status"></p>
<ul id="people" class="cards"></ul>
<p><button type="button" id="all" hidden></button></p>
</section>
<details id="tools">
<summary>For developers: embedders, notices, news</summary>
<section aria-labelledby="embedders-title">
<h2 id="embedders-title">Embedders</h2>
<p class="hint">Websites that may show the bank. Add an origin with <code>POST /origins</code>.</p>
<ul id="embedders" class="cards"></ul>
</section>${NOTICE_FORM}${ANNOUNCEMENT_FORM}
</details>
</main>
<noscript><p class="hint">This page needs JavaScript. Without it, read <a href="/people">/people</a>, <a href="/embedders">/embedders</a> and <a href="/inbox">/inbox</a>.</p></noscript>
</body>
</html>
`

/** The page of the control API: messages of the bank, its people, and its embedders. */
export function peoplePage() {
  const page = new Hono()
  page.get('/', context => {
    context.header('Content-Security-Policy', POLICY)
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    return context.html(PAGE)
  })
  for (const [path, script] of Object.entries(SCRIPTS))
    page.get(path, context =>
      context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
  page.get('/people.css', context =>
    context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  return page
}
