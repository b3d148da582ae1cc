/** Removes the page's notice for an app that doesn't load. */
export const dropNotice = (): void => document.querySelector('.sp-start-notice')?.remove()
