export { AddMoney } from '@sixpence/react/accounts'
