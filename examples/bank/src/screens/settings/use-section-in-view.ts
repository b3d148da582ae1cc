import { useEffect, useState } from 'react'

// The part of the window, from its top, where a section counts as being read.
const BAND = 0.35

/**
 * Returns the id of the section being read: the last one whose heading is in the window's upper
 * third, or the very last at the end of the page.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => setCurrent(lastBegun(key.split(' ')))
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [key])
  return current
}

function lastBegun(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1
  if (isAtEnd) return ids.at(-1)
  const begun = ids.filter(id => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top < window.innerHeight * BAND
  })
  return begun.at(-1) ?? ids[0]
}
