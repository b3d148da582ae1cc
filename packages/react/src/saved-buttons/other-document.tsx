import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface OtherDocumentProps {
  title: string
  /** A style sheet that overrides those of this page. */
  sheet: string | undefined
  children: ReactNode
}

/** Renders its children in a separate document with this page's styles, as wide as a phone. */
export function OtherDocument({ title, sheet, children }: OtherDocumentProps) {
  const [inside, setInside] = useState<Document>()
  const hold = useCallback((frame: HTMLIFrameElement | null) => {
    const shown = frame?.contentDocument
    if (!shown) return
    copyLooks(shown)
    setInside(shown)
  }, [])
  useEffect(() => {
    if (!inside || sheet === undefined) return undefined
    const link = inside.createElement('link')
    link.rel = 'stylesheet'
    link.href = new URL(sheet, document.baseURI).href
    inside.head.append(link)
    return () => link.remove()
  }, [inside, sheet])
  return (
    // No scripts run in it: this page renders its content.
    <iframe
      ref={hold}
      title={title}
      sandbox="allow-same-origin"
      className="sp-button-preview-frame"
    >
      {inside && createPortal(children, inside.body)}
    </iframe>
  )
}

function copyLooks(into: Document): void {
  const { dataset } = document.documentElement
  Object.assign(into.documentElement.dataset, dataset)
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    into.head.append(sheet.cloneNode(true))
}
