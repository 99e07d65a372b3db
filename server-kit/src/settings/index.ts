export { limitFactor, mailFrom, shopOrigin, smtpUrl, stopDelay } from './settings'
