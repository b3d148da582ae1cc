import { connectToHost, readEmbedAddress, type HostLink, type HostMessage } from '../src/index.ts'

declare global {
  interface Window {
    /** Read and controlled by a test. */
    bankPage: {
      link?: HostLink
      heard: HostMessage[]
      refused?: string
      /** Sends the hello of a page that was silent. */
      speak?: () => void
    }
  }
}

window.bankPage = { heard: [] }
void meet()

/** Done by every page of the bank before it shows anything. */
async function meet(): Promise<void> {
  const address = readEmbedAddress(location.href)
  if (!address) return
  if (address.clientKey === 'ck_silent')
    await new Promise<void>(resolve => (window.bankPage.speak = resolve))
  const answer = await fetch(`/public-api/embedder/${address.clientKey}`)
  const { origins = [] } = (await answer.json()) as { origins?: string[] }
  const peer = window.parent === window ? (window.opener as Window | null) : window.parent
  try {
    const link = await connectToHost({
      address,
      registered: origins,
      peer,
      onMessage: message => window.bankPage.heard.push(message),
    })
    window.bankPage.link = link
    link.send({ type: 'ready' })
    link.send({ type: 'resized', height: 200 })
  } catch (error) {
    window.bankPage.refused = String(error)
  }
}
