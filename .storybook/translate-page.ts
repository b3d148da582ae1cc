const NOT_TRANSLATED = 'font, script, style, title, option, textarea, svg'

/**
 * Does to every text of the page, now and later, what a browser's translation does: puts it into
 * two elements of the browser's own. Returns a function that restores the page.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) if (addedNodes.length > 0) translateIn(target)
  })
  translateIn(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const font of document.querySelectorAll('font > font'))
      font.parentElement?.replaceWith(...font.childNodes)
  }
}

function translateIn(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const isSaid = text.textContent?.trim() !== ''
    if (isSaid && !text.parentElement?.closest(NOT_TRANSLATED)) wrap(text)
  }
}

/** Wraps adjacent texts together, because readers see them as one. */
function wrap(text: Node): void {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  const texts = [text]
  for (let next = text.nextSibling; next?.nodeType === Node.TEXT_NODE; next = next.nextSibling)
    texts.push(next)
  text.parentNode?.insertBefore(outer, text)
  outer.append(inner)
  inner.append(...texts)
}
