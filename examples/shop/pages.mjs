import { BOOKS } from './orders.mjs'

/** What there is to buy. */
export const shelfPage = () =>
  page({
    main: `<ul class="shelf">${BOOKS.map(
      ({ sku, title, amount }) => `
        <li>
          <form method="post" action="/orders">
            <h2>${title}</h2>
            <p>€${amount}</p>
            <button name="sku" value="${sku}">Buy</button>
          </form>
        </li>`,
    ).join('')}</ul>`,
  })

const STATUS = {
  open: 'Waiting for your payment.',
  paid: 'Paid. We are packing it.',
  refused: 'The bank has refused the payment. You can buy it again.',
  expired: 'The time to pay has run out. You can buy it again.',
}

/** One order, and the bank's button while it is not paid. */
export const orderPage = ({ id, book, status, checkoutId }, { src, integrity, api }) =>
  page({
    head:
      status === 'open'
        ? `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"
             data-api="${api}"></script>
           <script type="module" src="/shop.js"></script>`
        : '',
    main: `
      <h2>${book.title}</h2>
      <p>€${book.amount}</p>
      <p id="status" role="status" data-order="${id}">${STATUS[status]}</p>
      ${
        status === 'open'
          ? `<sixpence-payment-button client-key="ck_sandbox_shop" locale="en"
               checkout="${checkoutId}"></sixpence-payment-button>`
          : '<p><a href="/">Back to the shelf</a></p>'
      }`,
  })

// Everything in a page is the shop's own: no text of a stranger's comes here.
const page = ({ head = '', main }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Munteanu Books</title>
    <link rel="stylesheet" href="/shop.css" />
    ${head}
  </head>
  <body>
    <h1><a href="/">Munteanu Books</a></h1>
    <main>${main}</main>
  </body>
</html>
`
