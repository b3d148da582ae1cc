import '@sixpence/react/styles.css'
import './theme.css'
import './larkspur.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { whenReady } from './bank.ts'

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
await whenReady
// The server-rendered host contains content; the other one is empty.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
