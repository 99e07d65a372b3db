/** What customers read, in a file for each page: a page's script has its own texts only. */
export * as text from './text'
