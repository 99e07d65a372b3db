export { limitFactor, mailFrom, shopOrigin, smtpUrl, stopDelay } from './settings'
export { withSecretFiles } from './secrets'
