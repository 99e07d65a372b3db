/** Names a console.error or console.warn that belongs to the tested behaviour; any other fails the test. */
declare function expectConsole(method: 'error' | 'warn', pattern: RegExp): void
