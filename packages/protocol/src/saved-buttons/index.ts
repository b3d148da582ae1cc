export * from './saved-button.ts'
export * from './shown-button.ts'
export * from './payee-by-name.ts'
