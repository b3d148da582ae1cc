/** Warns the page's developers that nobody can sign in on it. */
export function reportInsecureContext(): void {
  console.error(
    `Sixpence: ${location.origin} is no secure context: sign-ins fail with insecure_context. Use https or localhost.`,
  )
}
