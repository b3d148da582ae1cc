export * from './saved-button.ts'
export * from './shown-button.ts'
