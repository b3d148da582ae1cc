/** The bank's addresses for browsers. */
export interface BankAddresses {
  /** The origin of its pages. */
  readonly pages: string
  /** The origin of its calls. */
  readonly answers: string
}

interface Ids {
  readonly id: string
  readonly clientKey: string
}

/** Returns the bank's own page of a saved button. */
export const buttonLink = ({ pages }: BankAddresses, { id }: Pick<Ids, 'id'>): string =>
  `${pages}/pay/${id}`

/**
 * Returns the lines that show a saved button in a page, with a link for pages without scripts. They
 * hold only ids and addresses of the bank, and no text that a merchant entered.
 */
export function buttonSnippet(bank: BankAddresses, ids: Ids): string {
  const { pages, answers } = bank
  const api = answers === pages ? '' : ` data-api="${answers}"`
  const link = buttonLink(bank, ids)
  return [
    `<script async src="${pages}/embed/v0/sixpence.js"${api}></script>`,
    `<sixpence-payment-button client-key="${ids.clientKey}" button="${ids.id}">`,
    `<a href="${link}">${link}</a></sixpence-payment-button>`,
  ].join('\n')
}
