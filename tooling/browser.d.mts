export const executablePath: () => string | undefined
export const BROWSER_FLAGS: readonly string[]
