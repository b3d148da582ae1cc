/** Loads once; what failed is loaded again by whoever asks next. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load()
    loading.catch(() => (loading = undefined))
    return loading
  }
}
