import { useEffect } from 'react'

/** Calls `onPress` on a press outside all elements that match `inside`. */
export function usePressOutside(isActive: boolean, inside: string, onPress: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const judge = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(inside)) onPress()
    }
    document.addEventListener('pointerdown', judge)
    return () => document.removeEventListener('pointerdown', judge)
  }, [isActive, inside, onPress])
}
