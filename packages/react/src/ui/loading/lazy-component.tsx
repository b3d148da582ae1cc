import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { LoadError } from './load-error.ts'

/** A component whose code is loaded when it is first rendered, or ahead of that. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Loads the code ahead. Never rejects: code that failed is requested again on render. */
  readonly preload: () => Promise<void> | undefined
}

type PropsOf<Component> =
  Component extends ComponentType<infer Props extends object> ? Props : never

/**
 * Works like React's `lazy`, for code that may fail to load: an `ErrorBoundary` around it lets it
 * be requested again. Code loaded ahead is rendered at once.
 *
 * @param load Imports the module of the component.
 * @param name The name under which that module exports the component.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Loaded = ComponentType<PropsOf<Module[Name]>>
  let loaded: Loaded | undefined
  let loading: Promise<{ default: Loaded }> | undefined
  let failure: LoadError | undefined
  let failures = 0

  const begin = () => (loading ??= loadNow())
  let waiting = lazy(begin)

  async function loadNow() {
    failure = undefined
    try {
      // The return type accepts no other name.
      loaded = (await load())[name] as Loaded
      return { default: loaded }
    } catch (cause) {
      failures += 1
      failure = new LoadError(cause, { forget, isRepeated: failures > 1 })
      throw failure
    }
  }

  function forget(): void {
    // React renders a failed part more than once, so nothing is requested again before `forget` is
    // called.
    if (!failure) return
    failure = undefined
    loading = undefined
    waiting = lazy(begin)
  }

  function Lazy(props: PropsOf<Module[Name]>) {
    const [Component] = useState(() => loaded ?? waiting)
    // At once: waiting would remove what is on show.
    if (failure) throw failure
    return <Component {...props} />
  }

  return Object.assign(Lazy, {
    preload: () => {
      if (loaded) return undefined
      forget()
      return begin().then(
        () => undefined,
        () => undefined,
      )
    },
  })
}
