/** The page of a company that checks who people are: one press in place of a camera. */
export const capturePage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Identity check</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/people.css">
<script src="/capture.js" type="module"></script>
</head>
<body>
<header><div><h1>Identity check</h1><p>Not the bank: a stand-in for the company that checks who people are.</p></div></header>
<main><section>
<p id="news" role="status">Choose what the check finds. No camera is needed.</p>
<p id="choices" hidden>
<button type="button" class="main" data-outcome="approved">Everything is fine</button>
<button type="button" data-outcome="declined" data-reason="blurred">The picture is blurred</button>
<button type="button" data-outcome="declined" data-reason="cutOff">The document is cut off</button>
<button type="button" data-outcome="approved" data-name="ROBIN OTHER">The name is another one</button>
<button type="button" data-outcome="declined" data-reason="finalRefusal">Refused for good</button>
<button type="button" data-outcome="processing">Decide later</button>
</p>
</section></main>
</body>
</html>
`

/** Sends what was chosen, and goes back to where the customer came from. */
export const CAPTURE_SCRIPT = `
const news = document.getElementById('news')
const choices = document.getElementById('choices')

choices.addEventListener('click', async event => {
  const { outcome, reason, name } = event.target.dataset
  if (!outcome) return
  choices.hidden = true
  const body = JSON.stringify({ outcome, ...(reason && { reason }), ...(name && { nameOnDocument: name }) })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(location.pathname, { method: 'POST', headers, body })
  if (!answer.ok) {
    news.textContent = 'This check is over.'
    return
  }
  const { returnUrl } = await answer.json()
  news.textContent = 'Done. You can close this page.'
  if (returnUrl) location.replace(returnUrl)
})
// Nothing hears a press before.
choices.hidden = false
`
