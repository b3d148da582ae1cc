import { useProfile } from '@sixpence/react/profile'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves the focus to the section of the profile in the address, once it is there. */
export function useSectionOfAddress(): void {
  const location = useLocation()
  const isKnown = useProfile().data !== undefined
  useEffect(() => {
    if (isKnown && location.hash !== '') document.getElementById(location.hash)?.focus()
  }, [isKnown, location])
}
