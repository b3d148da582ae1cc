const NAMED = /^[a-z][a-z0-9-]{0,31}$/

/**
 * Applies the look that a host asks for: `plain` is the bank's own on the host's background, and
 * the name of another of the bank's brands is that brand's. Anything else is the bank's own. The
 * page's content stays.
 */
export function showTheme(theme: string): void {
  if (document.documentElement.dataset['theme'] === theme) return
  document.documentElement.dataset['theme'] = theme
  const shown = document.querySelectorAll('link[data-theme]')
  const isBrand = NAMED.test(theme) && !OWN.has(theme)
  if (!isBrand) return removeAll(shown)
  const look = document.createElement('link')
  look.rel = 'stylesheet'
  look.href = `/embed/themes/${theme}.css`
  look.dataset['theme'] = theme
  // The old one stays until the new one has loaded, so that nothing flickers.
  look.addEventListener('load', () => removeAll(shown))
  look.addEventListener('error', () => removeAll([look, ...shown]))
  // After the bank's own, to override its values.
  document.head.append(look)
}

const OWN: ReadonlySet<string> = new Set(['plain', 'brand'])

function removeAll(elements: Iterable<Element>): void {
  for (const element of elements) element.remove()
}
