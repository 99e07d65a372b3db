export { limitFactor, linesApi, mailFrom, readerKeys, shopOrigin, shopSecret, smtpUrl, stopDelay } from './settings'
export { withSecretFiles } from './secrets'
