export { limitFactor, linesApi, mailFrom, readerKeys, shopOrigin, smtpUrl, stopDelay } from './settings'
export { withSecretFiles } from './secrets'
