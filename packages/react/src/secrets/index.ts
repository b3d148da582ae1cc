export { NewSecretPopup } from './new-secret-popup.tsx'
export { SecretPopup } from './secret-popup.tsx'
