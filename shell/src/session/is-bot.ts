/** What crawlers and previews call themselves. */
const BOT = /(?<!\bcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit/i

/** True for who reads pages for a search engine or a link preview: they see the page, never an error in its place (SESS-8). */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent)
