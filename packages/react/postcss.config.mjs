import { scopeStyles } from '@sixpence/tooling/styles'
import inlineImports from 'postcss-import'

// Layers are named where files are imported, so these come first; a theme's file is taken as it is.
export default {
  plugins: [inlineImports({ filter: path => path.startsWith('.') }), scopeStyles()],
}
