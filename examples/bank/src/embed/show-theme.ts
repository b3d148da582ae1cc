const NAMED = /^[a-z][a-z0-9-]{0,31}$/

/**
 * Shows the look that a host asks for: `plain` is the bank's own on the host's ground, the name of
 * another of the bank's brands is that brand's; anything else is the bank's own. What is on the
 * page stays as it is.
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
  // The one before stays until this one is here: nothing blinks.
  look.addEventListener('load', () => removeAll(shown))
  look.addEventListener('error', () => removeAll([look, ...shown]))
  // After the bank's own, whose values it takes the place of.
  document.head.append(look)
}

const OWN: ReadonlySet<string> = new Set(['plain', 'brand'])

function removeAll(elements: Iterable<Element>): void {
  for (const element of elements) element.remove()
}
