/** What a secret looks like in a text. Signed tokens of tests are made when they run. */
const PATTERNS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:postgres(?:ql)?|https?):\/\/[\w.-]+:[^\s@/'"`$<{(]{6,}@[\w.-]+/,
  /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  /\b[A-Z_]*(?:SECRET|PASSWORD|_KEY|TOKEN)\s*[=:]\s*['"]?[A-Za-z\d+/_-]{24,}['"]?\s*$/m,
  /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  /\bgh[pousr]_[A-Za-z\d]{30,}/,
]

/** The parts of a text that look like secrets, cut after a few characters. */
export const findSecrets = (text: string): string[] =>
  PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0].slice(0, 24) ?? [])
