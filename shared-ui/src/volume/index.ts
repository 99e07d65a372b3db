export { throttlingText, volumeFacts, volumeText } from './volume-text'
