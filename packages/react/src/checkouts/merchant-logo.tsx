/** The logo of whom a payer pays, if they have one. Their name stands beside it. */
export function MerchantLogo({ url }: { url: string | undefined }) {
  return url === undefined ? null : <img className="sp-offer-logo" src={url} alt="" />
}
