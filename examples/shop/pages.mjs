import { BOOKS } from './orders.mjs'

/** The page with the books for sale. */
export const shelfPage = () =>
  page({
    main: `
    <h1>Books for people near the water</h1>
    <ul class="shelf">${BOOKS.map(
      ({ sku, title, author, amount }) => `
      <li>
        ${cover({ sku, title })}
        <h2>${title}</h2>
        <p>${author}</p>
        <form method="post" action="/orders">
          <strong>€${amount}</strong>
          <button name="sku" value="${sku}" aria-label="Buy ${title}">Buy</button>
        </form>
      </li>`,
    ).join('')}
    </ul>
    <p><a href="/gifts.html">Gifts</a></p>`,
  })

const STATUS = {
  open: 'Waiting for your payment.',
  paid: 'Paid. We are packing it.',
  refused: 'The bank has refused the payment. You can order the book again.',
  expired: 'The time to pay has run out. You can order the book again.',
}

/** The page of one order, with the bank's button until it is paid. */
export const orderPage = ({ id, book, status, checkoutId }, { src, integrity, api }) =>
  page({
    head:
      status === 'open'
        ? `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"
             data-api="${api}"></script>
           <script type="module" src="/shop.js"></script>
           <link rel="stylesheet" href="/bank.css" />`
        : '',
    main: `
    <h1>Your order</h1>
    <div class="order">
      ${cover(book)}
      <div>
        <h2>${book.title}</h2>
        <p>${book.author}</p>
        <p class="total">Total <strong>€${book.amount}</strong></p>
        <p id="status" role="status" data-status="${status}" data-order="${id}">${STATUS[status]}</p>
        ${
          status === 'open'
            ? `<sixpence-payment-button client-key="ck_sandbox_shop" locale="en"
                 checkout="${checkoutId}"></sixpence-payment-button>
               <p class="small">You sign in at your bank and pay there. We never see your account.</p>`
            : '<p><a href="/">Back to the shelf</a></p>'
        }
      </div>
    </div>`,
  })

/** The shop has no pictures: a cover is its title on a coloured background. */
const cover = ({ sku, title }) =>
  `<p class="cover" data-sku="${sku}" aria-hidden="true"><span>${title}</span></p>`

// Pages only contain the shop's own text, never a stranger's.
const page = ({ head = '', main }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Munteanu Books</title>
    <link rel="icon" href="/shop.svg" />
    <link rel="stylesheet" href="/shop.css" />
    ${head}
  </head>
  <body>
    <header>
      <p class="name"><a href="/">Munteanu Books</a></p>
      <p>Second-hand and new, by the harbour</p>
    </header>
    <main>${main}</main>
    <footer><p>Munteanu Books SRL is made up, and so are its books.</p></footer>
  </body>
</html>
`
