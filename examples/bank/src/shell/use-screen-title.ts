import { useBrand } from '@sixpence/react/provider'
import { useEffect } from 'react'

/** Sets the browser's title. */
export function useScreenTitle(title: string): void {
  const { projectName } = useBrand()
  useEffect(() => {
    document.title = `${title} · ${projectName}`
  }, [title, projectName])
}
