/** The logo of a payee, if they have one. Their name must be shown beside it. */
export function MerchantLogo({ url }: { url: string | undefined }) {
  return url === undefined ? null : <img className="sp-offer-logo" src={url} alt="" />
}
