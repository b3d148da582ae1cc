import { createShell, frameShellPort, type Shell } from '@sixpence/core/shell'
import type { AppRouter } from '../routing/router.tsx'

/** Talks to the mobile app that holds the page, if it has this origin, for the life of the page. */
export function connectShell(origin: string, router: AppRouter): void {
  const shell = createShell({ port: frameShellPort(window, origin), timers: { after } })
  shell.subscribe(() => show(shell))
  show(shell)
  preloadScreens(shell, router)
  openOutside(shell)
  shell.ready()
}

function after(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}

/** The stylesheet uses these attributes, e.g. to keep the navigation off the keyboard. */
function show(shell: Shell): void {
  const { isInApp, isKeyboardVisible, footerLocks } = shell.getSnapshot()
  const { dataset } = document.documentElement
  dataset['shell'] = isInApp ? 'app' : 'browser'
  dataset['footer'] = isKeyboardVisible || footerLocks > 0 ? 'hidden' : 'shown'
}

function preloadScreens(shell: Shell, router: AppRouter): void {
  let done: (() => void) | undefined
  router.subscribe('onBeforeLoad', () => {
    done ??= shell.showPreloader()
  })
  router.subscribe('onResolved', () => {
    done?.()
    done = undefined
  })
}

/** Opens links to another window in the phone's browser, because the app has only one window. */
function openOutside(shell: Shell): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest('a[target=_blank]')
    if (link instanceof HTMLAnchorElement && shell.openExternal(link.href)) event.preventDefault()
  })
}
