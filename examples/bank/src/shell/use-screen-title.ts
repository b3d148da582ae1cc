import { useBrand } from '@sixpence/react/provider'
import { useEffect } from 'react'

/** Names the screen in the browser's title. */
export function useScreenTitle(title: string): void {
  const { projectName } = useBrand()
  useEffect(() => {
    document.title = `${title} · ${projectName}`
  }, [title, projectName])
}
