// The further parts of home, as one file to load.
export { HomeScreen } from './home.tsx'
export { readHomeAhead } from './read-home-ahead.ts'
