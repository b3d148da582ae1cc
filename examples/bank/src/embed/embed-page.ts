/** Pages that stand in strangers' pages. */
const FRAMES = ['accounts', 'transfer'] as const
/** Pages in windows of their own, which a frame or a stranger's page opens. */
const WINDOWS = ['sign-in', 'confirm', 'checkout'] as const

export type FrameName = (typeof FRAMES)[number]
export type WindowName = (typeof WINDOWS)[number]

/** One of the pages below `/embed/`. */
export type EmbedPage =
  | { readonly kind: 'frame'; readonly name: FrameName }
  | { readonly kind: 'window'; readonly name: WindowName }

/** The page at an address; undefined for any other address. */
export function embedPage(pathname: string): EmbedPage | undefined {
  const frame = FRAMES.find(name => pathname === `/embed/${name}`)
  if (frame) return { kind: 'frame', name: frame }
  const window = WINDOWS.find(name => pathname === `/embed/${name}`)
  return window && { kind: 'window', name: window }
}
