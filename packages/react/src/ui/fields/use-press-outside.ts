import { useEffect } from 'react'

/** Calls `onPress` on a press outside all elements that match `inside`. */
export function usePressOutside(isActive: boolean, inside: string, onPress: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(inside)) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isActive, inside, onPress])
}
