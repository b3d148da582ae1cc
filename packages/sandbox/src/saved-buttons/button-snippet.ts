/** Where browsers find the bank. */
export interface BankAddresses {
  /** The origin of its pages. */
  readonly pages: string
  /** Where its calls are answered. */
  readonly answers: string
}

interface Ids {
  readonly id: string
  readonly clientKey: string
}

/** The bank's own page of a saved button. */
export const buttonLink = ({ pages }: BankAddresses, { id }: Pick<Ids, 'id'>): string =>
  `${pages}/pay/${id}`

/**
 * The lines that show a saved button in a page, with a link for where no script runs. There is
 * nothing in them but ids and addresses of the bank: no text that a merchant typed.
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
