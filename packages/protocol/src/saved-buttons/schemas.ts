export * from './payee-by-name.ts'
export * from './saved-button.ts'
export * from './shown-button.ts'
