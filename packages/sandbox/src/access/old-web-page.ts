import type { Context } from 'hono'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The earlier website: Sixpence sandbox</title>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>The earlier website of the bank</h1>
<p>Customers who have not moved yet are sent here. This bank is for practice and never had one.</p>
</main>
</body>
</html>
`

/** Stands in for the website that the bank had before this one. */
export function oldWebPage(context: Context): Response {
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; img-src data:; frame-ancestors 'none'",
  )
  return context.body(PAGE, 200, { 'Content-Type': 'text/html; charset=utf-8' })
}
