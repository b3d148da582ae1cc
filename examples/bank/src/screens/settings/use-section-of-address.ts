import { useProfile } from '@sixpence/react/profile'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings whoever was led to one section of the profile there, once there is one. */
export function useSectionOfAddress(): void {
  const location = useLocation()
  const isKnown = useProfile().profile !== undefined
  useEffect(() => {
    if (isKnown && location.hash !== '') document.getElementById(location.hash)?.focus()
  }, [isKnown, location])
}
