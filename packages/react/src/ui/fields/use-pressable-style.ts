import { useInsertionEffect } from 'react'

const STYLE_ID = 'react-aria-pressable-style'

/**
 * Keeps React Aria from writing a `<style>` element, which `style-src 'self'` forbids: it writes
 * none if there is an element with this id. The rule itself is in our stylesheet. Runs as an
 * insertion effect, so before any effect of React Aria.
 */
export function usePressableStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(STYLE_ID)) return
    const mark = document.createElement('meta')
    mark.id = STYLE_ID
    document.head.append(mark)
  }, [])
}
